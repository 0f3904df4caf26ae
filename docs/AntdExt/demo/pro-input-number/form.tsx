import { ButtonExt, ProInputNumber } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { type MouseEvent, useState } from 'react';

interface Payment {
  amount: number;
  copies: number;
}

export default function FormDemo() {
  const t = useDemoText();
  const [form] = Form.useForm<Payment>();
  const [sent, setSent] = useState<string>();

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
    event.preventDefault();
    const payment = await form.validateFields().catch(() => undefined);
    if (!payment) return;
    await sleep(1000);
    setSent(JSON.stringify(payment));
  };

  return (
    <Form form={form} name="pro-input-number-form" layout="vertical" initialValues={{ copies: 1 }}>
      <Form.Item
        label={t('金额', 'Amount')}
        name="amount"
        rules={[
          { required: true, message: t('请输入金额', 'An amount is required') },
          { type: 'number', min: 100, message: t('不能小于 100', 'At least 100') },
        ]}
      >
        <ProInputNumber needThousandths precision={2} suffix="CNY" style={{ width: 200 }} />
      </Form.Item>
      <Form.Item label={t('份数', 'Copies')} name="copies">
        <ProInputNumber precision={0} min={1} max={99} controls />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
          {t('付款', 'Pay')}
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">
        {t(`已发送：${sent ?? '无'}`, `Sent: ${sent ?? 'nothing yet'}`)}
      </Typography.Text>
    </Form>
  );
}
