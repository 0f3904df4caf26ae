import { type ProSearchColumn, ProSearchTable } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createUsers, type User } from './users';

export default function BasicDemo() {
  const t = useDemoText();

  const COLUMNS: ProSearchColumn<User>[] = [
    { title: t('姓名', 'Name'), dataIndex: 'name', search: true },
    { title: t('年龄', 'Age'), dataIndex: 'age', sorter: true, width: 100 },
    { title: t('地址', 'Address'), dataIndex: 'address', search: true },
  ];

  const [{ load }] = useState(() => createUsers(t));

  return <ProSearchTable rowKey="id" columns={COLUMNS} request={load} defaultPageSize={5} />;
}
