import { TableExt } from '@mtools/antd-ext';
import { Tag } from 'antd';
import { useDemoText } from 'demo-text';

export default function TableExtPicture() {
  const t = useDemoText();
  return (
    <TableExt
      style={{ width: '100%' }}
      size="small"
      rowKey="id"
      columns={[
        { title: t('编号', 'No.'), dataIndex: 'id', width: 72 },
        { title: t('客户', 'Customer'), dataIndex: 'customer' },
        {
          title: t('状态', 'Status'),
          dataIndex: 'paid',
          render: (paid: boolean) => (
            <Tag color={paid ? 'success' : 'warning'}>
              {paid ? t('已付款', 'Paid') : t('待付款', 'Due')}
            </Tag>
          ),
        },
      ]}
      dataSource={[
        { id: 1024, customer: t('北辰物流', 'Northstar'), paid: true },
        { id: 1025, customer: t('青禾食品', 'Greenfield'), paid: false },
        { id: 1026, customer: t('远山书店', 'Hill Books'), paid: true },
        { id: 1027, customer: t('听涛咖啡', 'Tide Coffee'), paid: true },
      ]}
    />
  );
}
