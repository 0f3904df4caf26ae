import { ButtonExt, SelectExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Typography } from 'antd';
import { type MouseEvent, useState } from 'react';

interface Member {
  role: string;
  teams?: number[];
}

const ROLES = { admin: 'Administrator', editor: 'Editor', reader: 'Reader' };

const TEAMS = new Map([
  [7, 'Shop'],
  [3, 'Payment'],
  [5, 'Delivery'],
]);

export default function FormDemo() {
  const [form] = Form.useForm<Member>();
  const [sent, setSent] = useState('nothing yet');

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Else the form would validate and submit by itself as well.
    event.preventDefault();
    const member = await form.validateFields().catch(() => undefined);
    if (!member) return;
    await sleep(1000);
    setSent(JSON.stringify(member));
  };

  return (
    <Form form={form} name="select-ext-form" layout="vertical" style={{ maxWidth: 320 }}>
      <Form.Item
        label="Role"
        name="role"
        rules={[{ required: true, message: 'A role is required' }]}
      >
        <SelectExt dataMap={ROLES} />
      </Form.Item>
      <Form.Item label="Teams" name="teams">
        <SelectExt multipleCheckbox showSelectAll dataMap={TEAMS} />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
          Invite
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">Sent: {sent}</Typography.Text>
    </Form>
  );
}
