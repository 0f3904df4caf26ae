import { TableExt, type TableExtColumnsType } from '@mtools/antd-ext';
import { Flex, Switch, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

interface Order {
  id: string;
  customer: string;
  street: string;
  city: string;
  price: number;
}

export default function ColumnsDemo() {
  const t = useDemoText();
  const ORDERS: Order[] = t(
    ['张伟', '王芳', '李强'],
    ['Ada Lovelace', 'Grace Hopper', 'Alan Turing'],
  ).map((customer, index) => ({
    id: `2026-${100 + index}`,
    customer,
    street: t(
      `文三路 ${index + 3} 号创新大厦二层西侧`,
      `${index + 3} Analytical Engine Street, second floor`,
    ),
    city: t('杭州', 'London'),
    price: 12 * (index + 1),
  }));

  const [showPrice, setShowPrice] = useState(true);
  const columns: TableExtColumnsType<Order> = [
    { title: t('订单', 'Order'), dataIndex: 'id', width: 110, fixed: 'start' },
    { title: t('客户', 'Customer'), dataIndex: 'customer', width: 160 },
    { title: t('价格', 'Price'), dataIndex: 'price', width: 100, align: 'end', hidden: !showPrice },
    {
      title: t('配送', 'Delivery'),
      children: [
        { title: t('街道', 'Street'), dataIndex: 'street', width: 220 },
        { title: t('城市', 'City'), dataIndex: 'city', width: 120 },
      ],
    },
    {
      title: t('操作', 'Action'),
      key: 'action',
      width: 100,
      fixed: 'end',
      render: (_, { id }) => (
        <Typography.Link href={`#order-${id}`}>{t('查看', 'Open')}</Typography.Link>
      ),
    },
  ];
  return (
    <Flex vertical gap="middle" align="start">
      <Flex gap="small" component="label">
        <Switch checked={showPrice} onChange={setShowPrice} />
        <Typography.Text>{t('价格', 'Price')}</Typography.Text>
      </Flex>
      <TableExt
        style={{ inlineSize: '100%' }}
        rowKey="id"
        bordered
        scroll={{ x: 810 }}
        columns={columns}
        dataSource={ORDERS}
      />
    </Flex>
  );
}
