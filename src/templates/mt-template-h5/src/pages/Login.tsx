import { RequestError, useApp, useInitialState } from '@mtools/malganis';
import { Button, Form, Input, SafeArea, Toast } from 'antd-mobile';
import { useState } from 'react';
import { storage } from '../storage';
import { useTexts } from '../texts';
import type { Account } from '../types';

export default function Login() {
  const texts = useTexts();
  const { request } = useApp();
  const { refresh } = useInitialState<Account>();
  const [form] = Form.useForm();
  const [isSending, setIsSending] = useState(false);
  const rules = [{ required: true, message: texts.required }];

  const logIn = async (values: { name: string; password: string }) => {
    setIsSending(true);
    try {
      const { token } = await request.silent.post<{ token: string }>('/login', values);
      storage.set('token', token);
      // The app then shows the page that was asked for.
      await refresh();
    } catch (error) {
      const isWrong = error instanceof RequestError && error.status === 401;
      if (isWrong) form.setFields([{ name: 'password', errors: [texts.wrongPassword] }]);
      else Toast.show(texts.loadFailed);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <main className="login">
      <SafeArea position="top" />
      <h1>{texts.app}</h1>
      <Form
        form={form}
        name="login"
        onFinish={logIn}
        footer={
          <Button block type="submit" color="primary" size="large" loading={isSending}>
            {texts.login}
          </Button>
        }
      >
        <Form.Item name="name" label={texts.name} rules={rules}>
          <Input autoComplete="username" />
        </Form.Item>
        <Form.Item name="password" label={texts.password} rules={rules}>
          <Input type="password" autoComplete="current-password" />
        </Form.Item>
      </Form>
      <p className="secondary">{texts.loginHint}</p>
    </main>
  );
}
