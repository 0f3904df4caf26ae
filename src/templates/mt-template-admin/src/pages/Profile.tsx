import { ButtonExt, InputExt, NotificationExt } from '@mtools/antd-ext';
import { RequestError, useApp, useInitialState } from '@mtools/malganis';
import { Card, Form } from 'antd';
import type { MouseEvent } from 'react';
import type { Account } from '../api';
import { useTexts } from '../texts';

interface Passwords {
  current: string;
  password: string;
  repeat: string;
}

export default function Profile() {
  const { title } = useTexts().profile;
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <div className="columns">
        <AboutYou />
        <ChangePassword />
      </div>
    </>
  );
}

function AboutYou() {
  const { common, profile: t } = useTexts();
  const { request } = useApp();
  const { initialState, setInitialState } = useInitialState<Account>();
  const [form] = Form.useForm<Pick<Account, 'name' | 'email'>>();

  const save = async (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return;
    await setInitialState(await request.patch<Account>('/me', values));
    NotificationExt.success({ title: common.saved });
  };

  return (
    <Card title={t.info}>
      <Form form={form} layout="vertical" initialValues={initialState}>
        <Form.Item
          name="name"
          label={common.name}
          rules={[{ required: true, whitespace: true, message: common.required }]}
        >
          <InputExt autoComplete="name" />
        </Form.Item>
        <Form.Item
          name="email"
          label={common.email}
          rules={[{ required: true, type: 'email', message: common.emailWrong }]}
        >
          <InputExt autoComplete="email" />
        </Form.Item>
        <ButtonExt
          type="primary"
          htmlType="submit"
          isAsyncClick
          onClick={save}
          onAsyncError={() => {}}
        >
          {common.save}
        </ButtonExt>
      </Form>
    </Card>
  );
}

function ChangePassword() {
  const { common, profile: t } = useTexts();
  const { request } = useApp();
  const [form] = Form.useForm<Passwords>();

  const save = async (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return;
    const { current, password } = values;
    try {
      await request.silent.put('/me/password', { current, password });
    } catch (error) {
      form.setFields([{ name: 'current', errors: [messageOf(error)] }]);
      return;
    }
    form.resetFields();
    NotificationExt.success({ title: t.changed });
  };
  const messageOf = (error: unknown) => {
    const { message } = Object(error instanceof RequestError ? error.data : undefined);
    return typeof message === 'string' ? message : common.failed;
  };

  return (
    <Card title={t.password}>
      <Form form={form} layout="vertical" autoComplete="off">
        <Form.Item
          name="current"
          label={t.current}
          rules={[{ required: true, message: common.required }]}
        >
          <InputExt.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t.next}
          rules={[{ required: true, min: 8, message: t.short }]}
        >
          <InputExt.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="repeat"
          label={t.repeat}
          dependencies={['password']}
          rules={[
            { required: true, message: common.required },
            ({ getFieldValue }) => ({
              validator: async (_, value) => {
                if (value && value !== getFieldValue('password')) throw new Error(t.differs);
              },
            }),
          ]}
        >
          <InputExt.Password autoComplete="new-password" />
        </Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={save}>
          {t.password}
        </ButtonExt>
      </Form>
    </Card>
  );
}
