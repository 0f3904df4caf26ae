import { createUrlSync, type ProSearchColumn, ProSearchTable } from '@mtools/antd-ext';
import { Typography } from 'antd';
import { useState } from 'react';
import { createUsers, type User } from './users';

const { load } = createUsers();
const urlSync = createUrlSync({ prefix: 'users.' });

const COLUMNS: ProSearchColumn<User>[] = [
  { title: 'Name', dataIndex: 'name', search: true },
  { title: 'Age', dataIndex: 'age', width: 80 },
];

export default function UrlDemo() {
  const [address, setAddress] = useState('');

  return (
    <div style={{ padding: 24 }}>
      <Typography.Paragraph>
        Address: <Typography.Text code>{address || 'as it was'}</Typography.Text>
      </Typography.Paragraph>
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        request={load}
        urlSync={urlSync}
        defaultPageSize={3}
        search={{ layout: 'inline' }}
        onLoad={() => setAddress(window.location.search)}
      />
    </div>
  );
}
