import { TableExt } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

const ROWS = Array.from({ length: 10_000 }, (_, row) => ({
  id: row + 1,
  ...Object.fromEntries(
    Array.from({ length: 6 }, (_month, index) => [`month${index}`, (row + 7) * (index + 3)]),
  ),
}));

export default function VirtualDemo() {
  const t = useDemoText();
  const MONTHS = t(
    ['一月', '二月', '三月', '四月', '五月', '六月'],
    ['January', 'February', 'March', 'April', 'May', 'June'],
  );
  const COLUMNS = [
    { title: 'ID', dataIndex: 'id', width: 80 },
    ...MONTHS.map((month, index) => ({ title: month, dataIndex: `month${index}`, width: 110 })),
  ];

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
