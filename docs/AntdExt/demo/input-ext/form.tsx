import { ButtonExt, InputExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Typography } from 'antd';
import { type MouseEvent, useState } from 'react';

interface Customer {
  name: string;
  remarks?: string;
}

export default function FormDemo() {
  const [form] = Form.useForm<Customer>();
  const [sent, setSent] = useState('nothing yet');

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Else the form would validate and submit by itself as well.
    event.preventDefault();
    const customer = await form.validateFields().catch(() => undefined);
    if (!customer) return;
    await sleep(1000);
    setSent(JSON.stringify(customer));
  };

  return (
    <Form form={form} name="input-ext-form" layout="vertical" style={{ maxWidth: 360 }}>
      <Form.Item
        label="Customer"
        name="name"
        rules={[{ required: true, whitespace: true, message: 'A name is required' }]}
      >
        <InputExt trim />
      </Form.Item>
      <Form.Item label="Remarks" name="remarks">
        <InputExt.TextArea trim rows={2} />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
          Save
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">Sent: {sent}</Typography.Text>
    </Form>
  );
}
