import { ButtonExt, UploadExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Input, Typography, type UploadFile } from 'antd';
import { useDemoText } from 'demo-text';
import { type MouseEvent, useState } from 'react';

interface Expense {
  reason: string;
  receipts: UploadFile[];
}

async function send(file: File) {
  await sleep(1000);
  return { response: `receipt of ${file.size} bytes` };
}

export default function FormDemo() {
  const t = useDemoText();

  /** Prevents submitting while files are uploading or have failed. */
  async function allDone(_: unknown, files: UploadFile[] = []) {
    if (files.some(({ status }) => status === 'uploading' || status === 'error')) {
      throw new Error(
        t(
          '请等待全部上传完成，移除或重试失败的文件',
          'Wait until all files are uploaded; remove or retry failed ones',
        ),
      );
    }
  }

  const [form] = Form.useForm<Expense>();
  const [sent, setSent] = useState<string>();

  const submit = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
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
        label={t('事由', 'Reason')}
        name="reason"
        rules={[{ required: true, message: t('请输入事由', 'A reason is required') }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        label={t('票据', 'Receipts')}
        name="receipts"
        rules={[
          { required: true, message: t('请上传票据', 'A receipt is required') },
          // Only on submit: a file that is still uploading is not an error yet.
          { validator: allDone, validateTrigger: 'onSubmit' },
        ]}
      >
        <UploadExt multiple maxSize={5} request={send} />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={submit}>
          {t('提交', 'Submit')}
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">
        {t(`已发送：${sent ?? '无'}`, `Sent: ${sent ?? 'nothing yet'}`)}
      </Typography.Text>
    </Form>
  );
}
