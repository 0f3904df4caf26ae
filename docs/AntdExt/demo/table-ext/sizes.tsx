import { TableExt } from '@mtools/antd-ext';

const COLUMNS = [
  { title: 'ID', dataIndex: 'id', width: 72 },
  { title: 'City', dataIndex: 'city' },
];
const CITIES = [
  'Beijing',
  'Chengdu',
  'Chongqing',
  'Guangzhou',
  'Hangzhou',
  'Nanjing',
  'Shanghai',
  'Shenzhen',
  'Suzhou',
  'Tianjin',
  'Wuhan',
  "Xi'an",
].map((city, index) => ({ id: index + 1, city }));

export default function SizesDemo() {
  return (
    <TableExt
      rowKey="id"
      columns={COLUMNS}
      dataSource={CITIES}
      pagination={{
        defaultPageSize: 2,
        pageSizeOptions: [2, 5, 10],
        showQuickJumper: true,
        placement: ['bottomStart'],
      }}
    />
  );
}
