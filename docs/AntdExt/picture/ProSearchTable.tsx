import { ProSearchTable } from '@mtools/antd-ext';
import { Tag } from 'antd';
import { useDemoText } from 'demo-text';

export default function ProSearchTablePicture() {
  const t = useDemoText();
  const ROWS = [
    { id: 1024, customer: t('北辰物流', 'Northstar'), paid: true },
    { id: 1025, customer: t('青禾食品', 'Greenfield'), paid: false },
    { id: 1026, customer: t('远山书店', 'Hill Books'), paid: true },
  ];
  return (
    <div style={{ width: '100%', alignSelf: 'start' }}>
      <ProSearchTable
        rowKey="id"
        columns={[
          { title: t('编号', 'No.'), dataIndex: 'id', width: 96 },
          { title: t('客户', 'Customer'), dataIndex: 'customer', search: true },
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
        request={async () => ({ records: ROWS, total: ROWS.length })}
      />
    </div>
  );
}
