import { ButtonExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Input, Typography } from 'antd';
import { type MouseEvent, useState } from 'react';

interface Article {
  title: string;
}

export default function SubmitDemo() {
  const [form] = Form.useForm<Article>();
  const [sent, setSent] = useState('nothing yet');

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Else the form would validate and submit by itself as well.
    event.preventDefault();
    // A rejection means that a field is not valid, and the form itself says which.
    const article = await form.validateFields().catch(() => undefined);
    if (!article) return;
    await sleep(1000);
    setSent(article.title);
  };

  return (
    <Form form={form} name="button-ext-submit" layout="vertical">
      <Form.Item
        label="Title"
        name="title"
        rules={[{ required: true, message: 'A title is required' }]}
      >
        <Input />
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
