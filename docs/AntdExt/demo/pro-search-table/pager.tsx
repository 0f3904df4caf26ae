import { type ProSearchColumn, ProSearchTable } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createUsers, type User } from './users';

export default function PagerDemo() {
  const t = useDemoText();

  const COLUMNS: ProSearchColumn<User>[] = [
    { title: 'ID', dataIndex: 'id', width: 80 },
    { title: t('姓名', 'Name'), dataIndex: 'name', search: true },
    { title: t('年龄', 'Age'), dataIndex: 'age', width: 80 },
  ];

  const [{ load }] = useState(() => createUsers(t));

  return (
    <ProSearchTable
      rowKey="id"
      columns={COLUMNS}
      request={load}
      defaultPageSize={2}
      pageSizeOptions={[3, 5, 10, 20]}
      pagination={{ showSizeChanger: true, showQuickJumper: true }}
      search={{ layout: 'inline' }}
    />
  );
}
