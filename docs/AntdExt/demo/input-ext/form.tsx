import { ButtonExt, InputExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { type MouseEvent, useState } from 'react';

interface Customer {
  name: string;
  remarks?: string;
}

export default function FormDemo() {
  const t = useDemoText();
  const [form] = Form.useForm<Customer>();
  const [sent, setSent] = useState<string>();

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
    event.preventDefault();
    const customer = await form.validateFields().catch(() => undefined);
    if (!customer) return;
    await sleep(1000);
    setSent(JSON.stringify(customer));
  };

  return (
    <Form form={form} name="input-ext-form" layout="vertical" style={{ maxWidth: 360 }}>
      <Form.Item
        label={t('客户', 'Customer')}
        name="name"
        rules={[
          { required: true, whitespace: true, message: t('请输入客户名称', 'A name is required') },
        ]}
      >
        <InputExt trim />
      </Form.Item>
      <Form.Item label={t('备注', 'Remarks')} name="remarks">
        <InputExt.TextArea trim rows={2} />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
          {t('保存', 'Save')}
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">
        {t(`已发送：${sent ?? '无'}`, `Sent: ${sent ?? 'nothing yet'}`)}
      </Typography.Text>
    </Form>
  );
}
