import { formatBytes } from '@mtools/isomorphic-utils';
import { useApp, useModel, useNavigate } from '@mtools/malganis';
import { Button, Form, ImageUploader, type ImageUploadItem, Input, TextArea } from 'antd-mobile';
import { useState } from 'react';
import { reportsModel } from '../reports';
import { useTexts } from '../texts';
import { showToast } from '../toast';
import type { ReportDraft } from '../types';

const MAX_SIZE = 5 * 1024 * 1024;

interface Values extends Omit<ReportDraft, 'pictures'> {
  pictures?: ImageUploadItem[];
}

export default function NewReport() {
  const texts = useTexts();
  const { request } = useApp();
  const { add } = useModel(reportsModel);
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const [isSending, setIsSending] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const required = { required: true, whitespace: true, message: texts.required };

  const upload = async (file: File) => {
    const body = new FormData();
    body.append('file', file);
    return request.post<{ url: string }>('/pictures', body);
  };
  const checkSize = (file: File) => {
    if (file.size <= MAX_SIZE) return file;
    void showToast(texts.tooLarge(formatBytes(MAX_SIZE)));
    return null;
  };
  const send = async ({ pictures = [], ...values }: Values) => {
    if (isUploading) return showToast(texts.waitForUpload);
    setIsSending(true);
    try {
      const { id } = await add({ ...values, pictures: pictures.map(({ url }) => url) });
      void showToast({ icon: 'success', content: texts.submitted });
      // The page is kept, so it has to be ready for the next report.
      form.resetFields();
      navigate(`/reports/${id}`, { replace: true });
    } catch {
      // The app has shown a toast, and the form keeps what was typed.
    } finally {
      setIsSending(false);
    }
  };

  return (
    <>
      <h1 className="bar">{texts.newReport}</h1>
      <Form
        form={form}
        name="report"
        onFinish={send}
        footer={
          <Button block type="submit" color="primary" size="large" loading={isSending}>
            {texts.submit}
          </Button>
        }
      >
        <Form.Item name="title" label={texts.titleField} rules={[required]}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="place" label={texts.place} rules={[required]}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="content" label={texts.content} rules={[required]}>
          <TextArea rows={3} maxLength={200} showCount />
        </Form.Item>
        <Form.Item name="pictures" label={texts.pictures}>
          <ImageUploader
            accept="image/*"
            maxCount={3}
            upload={upload}
            beforeUpload={checkSize}
            onUploadQueueChange={(tasks) =>
              setIsUploading(tasks.some(({ status }) => status === 'pending'))
            }
          />
        </Form.Item>
      </Form>
    </>
  );
}
