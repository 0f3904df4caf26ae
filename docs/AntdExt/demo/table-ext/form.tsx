import { ButtonExt, InputExt, ProInputNumber, TableExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex, Form, type FormItemProps, Space, Typography } from 'antd';
import { type MouseEvent, useRef, useState } from 'react';

const NEW = { name: '', amount: 1 };
const ORDER = { items: [{ name: 'Pencils', amount: 12 }, NEW] };

function Cell(props: FormItemProps) {
  const rules = [{ required: true, message: 'Required' }];
  return <Form.Item {...props} rules={rules} style={{ marginBlockEnd: 0 }} />;
}

export default function FormDemo() {
  const [form] = Form.useForm<typeof ORDER>();
  const [sent, setSent] = useState('nothing yet');
  const addButton = useRef<HTMLButtonElement>(null);

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Else the form would validate and submit by itself as well.
    event.preventDefault();
    const order = await form.validateFields().catch(() => undefined);
    if (!order) return;
    await sleep(1000);
    setSent(JSON.stringify(order.items));
  };

  return (
    <Form form={form} name="table-ext-form" initialValues={ORDER} style={{ maxWidth: 560 }}>
      <Form.List name="items">
        {(fields, { add, remove }) => (
          <Flex vertical gap="middle">
            <TableExt
              size="small"
              rowKey="key"
              // Fields of another page would not be there to be validated.
              pagination={false}
              columns={[
                {
                  key: 'name',
                  title: 'Item',
                  render: (_, { name: row }) => (
                    <Cell name={[row, 'name']}>
                      <InputExt trim aria-label={`Item ${row + 1}`} />
                    </Cell>
                  ),
                },
                {
                  key: 'amount',
                  title: 'Amount',
                  width: 106,
                  render: (_, { name: row }) => (
                    <Cell name={[row, 'amount']}>
                      <ProInputNumber aria-label={`Amount ${row + 1}`} min={1} precision={0} />
                    </Cell>
                  ),
                },
                {
                  key: 'action',
                  title: 'Action',
                  width: 100,
                  render: (_, { name: row }) => (
                    <ButtonExt
                      aria-label={`Remove item ${row + 1}`}
                      onClick={() => {
                        remove(row);
                        // The button that has the focus goes with its row.
                        addButton.current?.focus();
                      }}
                    >
                      Remove
                    </ButtonExt>
                  ),
                },
              ]}
              dataSource={fields}
            />
            <Space wrap>
              <ButtonExt ref={addButton} onClick={() => add(NEW)}>
                Add an item
              </ButtonExt>
              <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
                Order
              </ButtonExt>
            </Space>
            <Typography.Text role="status">Sent: {sent}</Typography.Text>
          </Flex>
        )}
      </Form.List>
    </Form>
  );
}
