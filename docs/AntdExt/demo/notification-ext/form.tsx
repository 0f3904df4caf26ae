import { ButtonExt, InputExt, NotificationExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form } from 'antd';
import { useDemoText } from 'demo-text';
import type { MouseEvent } from 'react';

interface Member {
  email: string;
}

export default function FormDemo() {
  const t = useDemoText();
  /** A simulated server where one email is already registered. */
  async function invite({ email }: Member) {
    await sleep(1000);
    if (email.startsWith('ann@'))
      throw new Error(t(`${email} 已是成员`, `${email} is already a member`));
  }

  const [form] = Form.useForm<Member>();
  const [notification, holder] = NotificationExt.useNotification();

  const submit = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
    event.preventDefault();
    const member = await form.validateFields().catch(() => undefined);
    if (!member) return;
    try {
      await invite(member);
      notification.success({ title: t('已邀请', 'Invited'), description: member.email });
      form.resetFields();
    } catch (error) {
      // A failure must be read, so this notification stays open.
      notification.error({
        title: t('邀请失败', 'Not invited'),
        description: error instanceof Error && error.message,
        needBtn: true,
      });
    }
  };

  return (
    <Form form={form} name="notification-ext-form" layout="vertical" style={{ maxWidth: 320 }}>
      {holder}
      <Form.Item
        label={t('邮箱', 'Email')}
        name="email"
        rules={[
          { required: true, type: 'email', message: t('请输入邮箱', 'An email is required') },
        ]}
      >
        <InputExt placeholder="ann@example.com" />
      </Form.Item>
      <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={submit}>
        {t('邀请', 'Invite')}
      </ButtonExt>
    </Form>
  );
}
