import { ButtonExt, RadioGroupExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { type MouseEvent, useState } from 'react';

interface Leave {
  kind: string;
  half?: number;
}

export default function FormDemo() {
  const t = useDemoText();

  const KINDS = {
    annual: t('年假', 'Annual leave'),
    sick: t('病假', 'Sick leave'),
    other: t('其他', 'Other'),
  };

  const HALVES = new Map([
    [1, t('仅上午', 'Morning only')],
    [2, t('仅下午', 'Afternoon only')],
  ]);

  const [form] = Form.useForm<Leave>();
  const [sent, setSent] = useState<string>();

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
    event.preventDefault();
    const leave = await form.validateFields().catch(() => undefined);
    if (!leave) return;
    await sleep(1000);
    setSent(JSON.stringify(leave));
  };

  return (
    <Form form={form} name="radio-group-ext-form" layout="vertical">
      <Form.Item
        label={t('类型', 'Type')}
        name="kind"
        rules={[{ required: true, message: t('请选择类型', 'A type is required') }]}
      >
        <RadioGroupExt dataMap={KINDS} />
      </Form.Item>
      <Form.Item
        label={t('半天', 'Half a day')}
        name="half"
        extra={t('再次点击即可取消', 'Click again to deselect')}
      >
        <RadioGroupExt dataMap={HALVES} allowDeselect optionType="button" />
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
