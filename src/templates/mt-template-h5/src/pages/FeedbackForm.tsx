import { useModel, useNavigate } from '@mtools/malganis';
import { Button, Form, Input, TextArea } from 'antd-mobile';
import { useState } from 'react';
import { type FeedbackDraft, feedbackModel } from '../models/feedback';

export default function FeedbackForm() {
  const { add } = useModel(feedbackModel);
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);

  const send = async (draft: FeedbackDraft) => {
    setIsSending(true);
    try {
      await add(draft);
      navigate('/');
    } finally {
      setIsSending(false);
    }
  };

  return (
    <>
      <h1>提交反馈</h1>
      <Form
        name="feedback"
        onFinish={send}
        footer={
          <Button block type="submit" color="primary" size="large" loading={isSending}>
            提交
          </Button>
        }
      >
        <Form.Item
          name="name"
          label="称呼"
          rules={[{ required: true, whitespace: true, message: '请填写称呼' }]}
        >
          <Input autoComplete="name" placeholder="怎么称呼你" />
        </Form.Item>
        <Form.Item
          name="content"
          label="内容"
          rules={[{ required: true, whitespace: true, message: '请填写内容' }]}
        >
          <TextArea rows={4} maxLength={200} showCount placeholder="最多 200 字" />
        </Form.Item>
      </Form>
    </>
  );
}
