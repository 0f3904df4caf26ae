import {
  type ProSearchColumn,
  ProSearchTable,
  RangeNumberExt,
  type RangeNumberValue,
  SelectExt,
} from '@mtools/antd-ext';
import { createUsers, type User } from './users';

const { load } = createUsers();

const COLUMNS: ProSearchColumn<User>[] = [
  { title: 'Name', dataIndex: 'name', search: { order: 1 } },
  {
    title: 'Age',
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
    title: 'Action needed',
    dataIndex: 'needOP',
    width: 140,
    // Names for the cells and for the options of the field.
    dataMap: { true: 'Yes', false: 'No' },
    search: true,
  },
  {
    title: 'Address',
    dataIndex: 'address',
    search: { order: 2, rules: [{ max: 20, message: 'At most 20 characters' }] },
  },
  {
    title: 'City',
    key: 'city',
    hideInTable: true,
    search: {
      order: 3,
      render: () => <SelectExt allowClear dataMap={{ London: 'London', Rotterdam: 'Rotterdam' }} />,
      transform: (address) => ({ address }),
    },
  },
];

export default function FieldsDemo() {
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
