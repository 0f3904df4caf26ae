import { TableExt } from '@mtools/antd-ext';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June'];
const COLUMNS = [
  { title: 'ID', dataIndex: 'id', width: 80 },
  ...MONTHS.map((month, index) => ({ title: month, dataIndex: `month${index}`, width: 110 })),
];
const ROWS = Array.from({ length: 10_000 }, (_, row) => ({
  id: row + 1,
  ...Object.fromEntries(
    MONTHS.map((month, index) => [`month${index}`, `${(row + 7) * (index + 3)} in ${month}`]),
  ),
}));

export default function VirtualDemo() {
  return (
    <TableExt
      rowKey="id"
      virtual
      scroll={{ x: 740, y: 300 }}
      pagination={false}
      columns={COLUMNS}
      dataSource={ROWS}
    />
  );
}
