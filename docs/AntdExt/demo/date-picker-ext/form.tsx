import { ButtonExt, DatePickerExt, DatePickerOutLineExt, type RangeValue } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { type MouseEvent, useState } from 'react';

interface Trip {
  days: RangeValue<'YYYY-MM-DD'>;
  leavesAt: string;
  booked: number;
}

export default function FormDemo() {
  const t = useDemoText();
  const [form] = Form.useForm<Trip>();
  const [sent, setSent] = useState<string>();

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
    event.preventDefault();
    const trip = await form.validateFields().catch(() => undefined);
    if (!trip) return;
    await sleep(1000);
    setSent(JSON.stringify(trip));
  };

  return (
    <Form form={form} name="date-picker-ext-form" layout="vertical" style={{ maxWidth: 320 }}>
      <Form.Item
        label={t('日期', 'Dates')}
        name="days"
        rules={[{ required: true, message: t('请选择日期', 'Select dates') }]}
      >
        <DatePickerExt.RangePicker valueFormat="YYYY-MM-DD" />
      </Form.Item>
      <Form.Item label={t('出发时间', 'Departure time')} name="leavesAt">
        <DatePickerExt.TimePicker valueFormat="HH:mm" format="HH:mm" />
      </Form.Item>
      {/* Required without a message: the frame says enough. */}
      <Form.Item name="booked" rules={[{ required: true, message: '' }]}>
        <DatePickerOutLineExt label={t('预订日期', 'Booked on')} valueFormat="timestamp" />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
          {t('预订', 'Book')}
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">
        {t(`已发送：${sent ?? '无'}`, `Sent: ${sent ?? 'nothing yet'}`)}
      </Typography.Text>
    </Form>
  );
}
