import { ButtonExt, ConfigProviderExt, DatePickerExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { App, Form, Input, Radio, Select } from 'antd';
import type { MouseEvent } from 'react';

interface Order {
  customer: string;
}

function OrderForm() {
  const [form] = Form.useForm<Order>();
  const { message } = App.useApp();

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Else the form would validate and submit by itself as well.
    event.preventDefault();
    const order = await form.validateFields().catch(() => undefined);
    if (!order) return;
    await sleep(1000);
    message.success(`${order.customer}: success !`);
  };

  return (
    <Form form={form} name="config-provider-ext-form" layout="vertical">
      <Form.Item label="Customer" name="customer" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item label="Channel" name="channel" initialValue="shop">
        <Select options={[{ value: 'shop' }, { value: 'phone' }]} />
      </Form.Item>
      <Form.Item label="Day" name="day">
        <DatePickerExt />
      </Form.Item>
      <Form.Item label="Kind" name="kind" initialValue="new">
        <Radio.Group aria-label="Kind" options={['new', 'change']} />
      </Form.Item>
      <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
        Send
      </ButtonExt>
    </Form>
  );
}

export default function FormDemo() {
  return (
    <ConfigProviderExt
      themeExt="zeus"
      theme={{ token: { borderRadius: 10 }, components: { Form: { itemMarginBottom: 24 } } }}
    >
      <OrderForm />
    </ConfigProviderExt>
  );
}
