import { ButtonExt, ConfigProviderExt, DatePickerExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { App, Form, Input, Radio, Select } from 'antd';
import { useDemoText } from 'demo-text';
import type { MouseEvent } from 'react';

interface Order {
  customer: string;
}

function OrderForm() {
  const t = useDemoText();
  const [form] = Form.useForm<Order>();
  const { message } = App.useApp();

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
    event.preventDefault();
    const order = await form.validateFields().catch(() => undefined);
    if (!order) return;
    await sleep(1000);
    message.success(`${order.customer}: success !`);
  };

  return (
    <Form form={form} name="config-provider-ext-form" layout="vertical">
      <Form.Item label={t('客户', 'Customer')} name="customer" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item label={t('渠道', 'Channel')} name="channel" initialValue="shop">
        <Select
          options={[
            { value: 'shop', label: t('门店', 'Shop') },
            { value: 'phone', label: t('电话', 'Phone') },
          ]}
        />
      </Form.Item>
      <Form.Item label={t('日期', 'Date')} name="day">
        <DatePickerExt />
      </Form.Item>
      <Form.Item label={t('类型', 'Type')} name="kind" initialValue="new">
        <Radio.Group
          aria-label={t('类型', 'Type')}
          options={[
            { value: 'new', label: t('新增', 'New') },
            { value: 'change', label: t('变更', 'Change') },
          ]}
        />
      </Form.Item>
      <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
        {t('发送', 'Send')}
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
