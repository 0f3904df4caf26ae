import { ButtonExt, RadioGroupExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Typography } from 'antd';
import { type MouseEvent, useState } from 'react';

interface Leave {
  kind: string;
  half?: number;
}

const KINDS = { annual: 'Annual leave', sick: 'Sick leave', other: 'Other' };

const HALVES = new Map([
  [1, 'Morning only'],
  [2, 'Afternoon only'],
]);

export default function FormDemo() {
  const [form] = Form.useForm<Leave>();
  const [sent, setSent] = useState('nothing yet');

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Else the form would validate and submit by itself as well.
    event.preventDefault();
    const leave = await form.validateFields().catch(() => undefined);
    if (!leave) return;
    await sleep(1000);
    setSent(JSON.stringify(leave));
  };

  return (
    <Form form={form} name="radio-group-ext-form" layout="vertical">
      <Form.Item
        label="Kind"
        name="kind"
        rules={[{ required: true, message: 'A kind is required' }]}
      >
        <RadioGroupExt dataMap={KINDS} />
      </Form.Item>
      <Form.Item label="Half a day" name="half" extra="A second click takes it back">
        <RadioGroupExt dataMap={HALVES} allowDeselect optionType="button" />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
          Send
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">Sent: {sent}</Typography.Text>
    </Form>
  );
}
