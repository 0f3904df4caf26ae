import {
  ButtonExt,
  type ProSearchColumn,
  ProSearchTable,
  type ProSearchTableAction,
} from '@mtools/antd-ext';
import { Flex, Typography } from 'antd';
import { useRef, useState } from 'react';
import { createUsers, type User } from './users';

const { load } = createUsers();

const COLUMNS: ProSearchColumn<User>[] = [
  { title: 'Name', dataIndex: 'name', search: true },
  { title: 'Address', dataIndex: 'address' },
];

export default function ManualDemo() {
  const action = useRef<ProSearchTableAction>(null);
  const [sent, setSent] = useState('nothing yet');

  return (
    <>
      <Flex wrap gap="small" style={{ marginBlockEnd: 24 }}>
        <ButtonExt onClick={() => action.current?.reload()}>Reload</ButtonExt>
        <ButtonExt onClick={() => action.current?.setPage(2)}>Page 2</ButtonExt>
        <ButtonExt onClick={() => action.current?.setParams({ name: 'Ada' })}>All Adas</ButtonExt>
        <ButtonExt onClick={() => action.current?.reset()}>Reset</ButtonExt>
      </Flex>
      <ProSearchTable
        rowKey="id"
        columns={COLUMNS}
        request={load}
        manualRequest
        actionRef={action}
        defaultPageSize={3}
        onParamsChange={(params) => setSent(JSON.stringify(params))}
      />
      <Typography.Text role="status">Asked for: {sent}</Typography.Text>
    </>
  );
}
