import { TableExt } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';

export default function SizesDemo() {
  const t = useDemoText();
  const COLUMNS = [
    { title: 'ID', dataIndex: 'id', width: 72 },
    { title: t('城市', 'City'), dataIndex: 'city' },
  ];
  const CITIES = t(
    [
      '北京',
      '成都',
      '重庆',
      '广州',
      '杭州',
      '南京',
      '上海',
      '深圳',
      '苏州',
      '天津',
      '武汉',
      '西安',
    ],
    [
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
    ],
  ).map((city, index) => ({ id: index + 1, city }));

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
