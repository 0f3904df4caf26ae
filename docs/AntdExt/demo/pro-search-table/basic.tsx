import { type ProSearchColumn, ProSearchTable } from '@mtools/antd-ext';
import { createUsers, type User } from './users';

const { load } = createUsers();

const COLUMNS: ProSearchColumn<User>[] = [
  { title: 'Name', dataIndex: 'name', search: true },
  { title: 'Age', dataIndex: 'age', sorter: true, width: 100 },
  { title: 'Address', dataIndex: 'address', search: true },
];

export default function BasicDemo() {
  return <ProSearchTable rowKey="id" columns={COLUMNS} request={load} defaultPageSize={5} />;
}
