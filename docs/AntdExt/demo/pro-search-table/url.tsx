import { createUrlSync, type ProSearchColumn, ProSearchTable } from '@mtools/antd-ext';
import { Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createUsers, type User } from './users';

const urlSync = createUrlSync({ prefix: 'users.' });

export default function UrlDemo() {
  const t = useDemoText();
  const COLUMNS: ProSearchColumn<User>[] = [
    { title: t('姓名', 'Name'), dataIndex: 'name', search: true },
    { title: t('年龄', 'Age'), dataIndex: 'age', width: 80 },
  ];
  const [{ load }] = useState(() => createUsers(t));

  const [address, setAddress] = useState('');

  return (
    <div style={{ padding: 24 }}>
      <Typography.Paragraph>
        {t('地址：', 'Address: ')}
        <Typography.Text code>{address || t('未变化', 'unchanged')}</Typography.Text>
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
