import { TableExt, type TableExtColumnsType } from '@mtools/antd-ext';
import { Flex, Switch, Typography } from 'antd';
import { useState } from 'react';

interface Order {
  id: string;
  customer: string;
  street: string;
  city: string;
  price: number;
}

const ORDERS: Order[] = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing'].map((customer, index) => ({
  id: `2026-${100 + index}`,
  customer,
  street: `${index + 3} Analytical Engine Street, second floor`,
  city: 'London',
  price: 12 * (index + 1),
}));

export default function ColumnsDemo() {
  const [showPrice, setShowPrice] = useState(true);
  const columns: TableExtColumnsType<Order> = [
    { title: 'Order', dataIndex: 'id', width: 110, fixed: 'start' },
    { title: 'Customer', dataIndex: 'customer', width: 160 },
    { title: 'Price', dataIndex: 'price', width: 100, align: 'end', hidden: !showPrice },
    {
      title: 'Delivery',
      children: [
        { title: 'Street', dataIndex: 'street', width: 220 },
        { title: 'City', dataIndex: 'city', width: 120 },
      ],
    },
    {
      title: 'Action',
      key: 'action',
      width: 100,
      fixed: 'end',
      render: (_, { id }) => <Typography.Link href={`#order-${id}`}>Open</Typography.Link>,
    },
  ];
  return (
    <Flex vertical gap="middle" align="start">
      <Flex gap="small" component="label">
        <Switch checked={showPrice} onChange={setShowPrice} />
        <Typography.Text>Price</Typography.Text>
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
