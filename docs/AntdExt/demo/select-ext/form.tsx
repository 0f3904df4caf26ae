import { ButtonExt, SelectExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { type MouseEvent, useState } from 'react';

interface Member {
  role: string;
  teams?: number[];
}

export default function FormDemo() {
  const t = useDemoText();

  const ROLES = {
    admin: t('管理员', 'Administrator'),
    editor: t('编辑', 'Editor'),
    reader: t('只读', 'Reader'),
  };

  const TEAMS = new Map([
    [7, t('商城', 'Shop')],
    [3, t('支付', 'Payment')],
    [5, t('配送', 'Delivery')],
  ]);

  const [form] = Form.useForm<Member>();
  const [sent, setSent] = useState<string>();

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
    event.preventDefault();
    const member = await form.validateFields().catch(() => undefined);
    if (!member) return;
    await sleep(1000);
    setSent(JSON.stringify(member));
  };

  return (
    <Form form={form} name="select-ext-form" layout="vertical" style={{ maxWidth: 320 }}>
      <Form.Item
        label={t('角色', 'Role')}
        name="role"
        rules={[{ required: true, message: t('请选择角色', 'A role is required') }]}
      >
        <SelectExt dataMap={ROLES} />
      </Form.Item>
      <Form.Item label={t('团队', 'Teams')} name="teams">
        <SelectExt multipleCheckbox showSelectAll dataMap={TEAMS} />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
          {t('邀请', 'Invite')}
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">
        {t(`已发送：${sent ?? '无'}`, `Sent: ${sent ?? 'nothing yet'}`)}
      </Typography.Text>
    </Form>
  );
}
