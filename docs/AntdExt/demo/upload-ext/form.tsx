import { ButtonExt, UploadExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Input, Typography, type UploadFile } from 'antd';
import { type MouseEvent, useState } from 'react';

interface Expense {
  reason: string;
  receipts: UploadFile[];
}

const send = async (file: File) => {
  await sleep(1000);
  return { response: `receipt of ${file.size} bytes` };
};

/** A form must not be sent while a file is on its way, or has failed. */
const allDone = async (_: unknown, files: UploadFile[] = []) => {
  if (files.some(({ status }) => status === 'uploading' || status === 'error')) {
    throw new Error('Wait for every file, and remove or retry those that failed');
  }
};

export default function FormDemo() {
  const [form] = Form.useForm<Expense>();
  const [sent, setSent] = useState('nothing yet');

  const submit = async (event: MouseEvent<HTMLElement>) => {
    // Else the form would validate and submit by itself as well.
    event.preventDefault();
    const expense = await form.validateFields().catch(() => undefined);
    if (!expense) return;
    await sleep(1000);
    setSent(`${expense.reason}: ${expense.receipts.map(({ name }) => name).join(', ')}`);
    form.resetFields();
  };

  return (
    <Form form={form} name="upload-ext-form" layout="vertical" style={{ maxWidth: 400 }}>
      <Form.Item
        label="Reason"
        name="reason"
        rules={[{ required: true, message: 'A reason is required' }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        label="Receipts"
        name="receipts"
        rules={[
          { required: true, message: 'A receipt is required' },
          // Only then: a file on its way is no mistake yet.
          { validator: allDone, validateTrigger: 'onSubmit' },
        ]}
      >
        <UploadExt multiple maxSize={5} request={send} />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={submit}>
          Submit
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">Sent: {sent}</Typography.Text>
    </Form>
  );
}
