import { ButtonExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Input, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { type MouseEvent, useState } from 'react';

interface Article {
  title: string;
}

export default function SubmitDemo() {
  const t = useDemoText();
  const [form] = Form.useForm<Article>();
  const [sent, setSent] = useState<string>();

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
    event.preventDefault();
    // A rejection means that a field is invalid; the form shows which one.
    const article = await form.validateFields().catch(() => undefined);
    if (!article) return;
    await sleep(1000);
    setSent(article.title);
  };

  return (
    <Form form={form} name="button-ext-submit" layout="vertical">
      <Form.Item
        label={t('标题', 'Title')}
        name="title"
        rules={[{ required: true, message: t('请输入标题', 'A title is required') }]}
      >
        <Input />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
          {t('发送', 'Send')}
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">
        {t(`已发送：${sent ?? '无'}`, `Sent: ${sent ?? 'nothing yet'}`)}
      </Typography.Text>
    </Form>
  );
}
