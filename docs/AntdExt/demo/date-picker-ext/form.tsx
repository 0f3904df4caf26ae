import { ButtonExt, DatePickerExt, DatePickerOutLineExt, type RangeValue } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Typography } from 'antd';
import { type MouseEvent, useState } from 'react';

interface Trip {
  days: RangeValue<'YYYY-MM-DD'>;
  leavesAt: string;
  booked: number;
}

export default function FormDemo() {
  const [form] = Form.useForm<Trip>();
  const [sent, setSent] = useState('nothing yet');

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Else the form would validate and submit by itself as well.
    event.preventDefault();
    const trip = await form.validateFields().catch(() => undefined);
    if (!trip) return;
    await sleep(1000);
    setSent(JSON.stringify(trip));
  };

  return (
    <Form form={form} name="date-picker-ext-form" layout="vertical" style={{ maxWidth: 320 }}>
      <Form.Item
        label="Days"
        name="days"
        rules={[{ required: true, message: 'Days are required' }]}
      >
        <DatePickerExt.RangePicker valueFormat="YYYY-MM-DD" />
      </Form.Item>
      <Form.Item label="Leaves at" name="leavesAt">
        <DatePickerExt.TimePicker valueFormat="HH:mm" format="HH:mm" />
      </Form.Item>
      {/* Required without a message: the frame says enough. */}
      <Form.Item name="booked" rules={[{ required: true, message: '' }]}>
        <DatePickerOutLineExt label="Booked on" valueFormat="timestamp" />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
          Book
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">Sent: {sent}</Typography.Text>
    </Form>
  );
}
