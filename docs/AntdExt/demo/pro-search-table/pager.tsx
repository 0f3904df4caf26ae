import { type ProSearchColumn, ProSearchTable } from '@mtools/antd-ext';
import { createUsers, type User } from './users';

const { load } = createUsers();

const COLUMNS: ProSearchColumn<User>[] = [
  { title: 'ID', dataIndex: 'id', width: 80 },
  { title: 'Name', dataIndex: 'name', search: true },
  { title: 'Age', dataIndex: 'age', width: 80 },
];

export default function PagerDemo() {
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
