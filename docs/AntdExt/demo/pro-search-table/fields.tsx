import {
  type ProSearchColumn,
  ProSearchTable,
  RangeNumberExt,
  type RangeNumberValue,
  SelectExt,
} from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createUsers, type User } from './users';

export default function FieldsDemo() {
  const t = useDemoText();
  const COLUMNS: ProSearchColumn<User>[] = [
    { title: t('姓名', 'Name'), dataIndex: 'name', search: { order: 1 } },
    {
      title: t('年龄', 'Age'),
      dataIndex: 'age',
      width: 80,
      search: {
        component: RangeNumberExt,
        initialValue: [30, null],
        // One field, two parameters.
        transform: ([minAge, maxAge]: NonNullable<RangeNumberValue>) => ({ minAge, maxAge }),
      },
    },
    {
      title: t('待处理', 'Action needed'),
      dataIndex: 'needOP',
      width: 140,
      // Names in the cells and of the options of the search field.
      dataMap: { true: t('是', 'Yes'), false: t('否', 'No') },
      search: true,
    },
    {
      title: t('地址', 'Address'),
      dataIndex: 'address',
      search: {
        order: 2,
        rules: [{ max: 20, message: t('最多 20 个字符', 'At most 20 characters') }],
      },
    },
    {
      title: t('城市', 'City'),
      key: 'city',
      hideInTable: true,
      search: {
        order: 3,
        render: () => (
          <SelectExt
            allowClear
            dataMap={t<Record<string, string>>(
              { 北京: '北京', 成都: '成都' },
              { London: 'London', Rotterdam: 'Rotterdam' },
            )}
          />
        ),
        transform: (address) => ({ address }),
      },
    },
  ];
  const [{ load }] = useState(() => createUsers(t));

  return (
    <ProSearchTable
      rowKey="id"
      columns={COLUMNS}
      request={load}
      defaultPageSize={3}
      tableProps={{ scroll: { x: 640 } }}
    />
  );
}
