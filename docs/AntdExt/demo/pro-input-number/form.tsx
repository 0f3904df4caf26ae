import { ButtonExt, ProInputNumber } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Typography } from 'antd';
import { type MouseEvent, useState } from 'react';

interface Payment {
  amount: number;
  copies: number;
}

export default function FormDemo() {
  const [form] = Form.useForm<Payment>();
  const [sent, setSent] = useState('nothing yet');

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Else the form would validate and submit by itself as well.
    event.preventDefault();
    const payment = await form.validateFields().catch(() => undefined);
    if (!payment) return;
    await sleep(1000);
    setSent(JSON.stringify(payment));
  };

  return (
    <Form form={form} name="pro-input-number-form" layout="vertical" initialValues={{ copies: 1 }}>
      <Form.Item
        label="Amount"
        name="amount"
        rules={[
          { required: true, message: 'An amount is required' },
          { type: 'number', min: 100, message: 'At least 100' },
        ]}
      >
        <ProInputNumber needThousandths precision={2} suffix="CNY" style={{ width: 200 }} />
      </Form.Item>
      <Form.Item label="Copies" name="copies">
        <ProInputNumber precision={0} min={1} max={99} controls />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
          Pay
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">Sent: {sent}</Typography.Text>
    </Form>
  );
}
