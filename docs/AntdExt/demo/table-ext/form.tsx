import { ButtonExt, InputExt, ProInputNumber, TableExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Flex, Form, type FormItemProps, Space, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { type MouseEvent, useRef, useState } from 'react';

const NEW = { name: '', amount: 1 };

function Cell(props: FormItemProps) {
  const t = useDemoText();
  const rules = [{ required: true, message: t('必填', 'Required') }];
  return <Form.Item {...props} rules={rules} style={{ marginBlockEnd: 0 }} />;
}

export default function FormDemo() {
  const t = useDemoText();
  const ORDER = { items: [{ name: t('铅笔', 'Pencils'), amount: 12 }, NEW] };

  const [form] = Form.useForm<typeof ORDER>();
  const [sent, setSent] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
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
              // Inputs on other pages would not be rendered and validated.
              pagination={false}
              columns={[
                {
                  key: 'name',
                  title: t('商品', 'Item'),
                  render: (_, { name: row }) => (
                    <Cell name={[row, 'name']}>
                      <InputExt trim aria-label={t(`商品 ${row + 1}`, `Item ${row + 1}`)} />
                    </Cell>
                  ),
                },
                {
                  key: 'amount',
                  title: t('数量', 'Amount'),
                  width: 106,
                  render: (_, { name: row }) => (
                    <Cell name={[row, 'amount']}>
                      <ProInputNumber
                        aria-label={t(`数量 ${row + 1}`, `Amount ${row + 1}`)}
                        min={1}
                        precision={0}
                      />
                    </Cell>
                  ),
                },
                {
                  key: 'action',
                  title: t('操作', 'Action'),
                  width: 100,
                  render: (_, { name: row }) => (
                    <ButtonExt
                      aria-label={t(`移除商品 ${row + 1}`, `Remove item ${row + 1}`)}
                      onClick={() => {
                        remove(row);
                        // The focused button is removed together with its row.
                        addButton.current?.focus();
                      }}
                    >
                      {t('移除', 'Remove')}
                    </ButtonExt>
                  ),
                },
              ]}
              dataSource={fields}
            />
            <Space wrap>
              <ButtonExt ref={addButton} onClick={() => add(NEW)}>
                {t('添加商品', 'Add item')}
              </ButtonExt>
              <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
                {t('下单', 'Order')}
              </ButtonExt>
            </Space>
            <Typography.Text role="status">
              {t(`已发送：${sent ?? '无'}`, `Sent: ${sent ?? 'nothing yet'}`)}
            </Typography.Text>
          </Flex>
        )}
      </Form.List>
    </Form>
  );
}
