import { ButtonExt } from '@mtools/antd-ext';
import { RequestError, useApp, useInitialState } from '@mtools/malganis';
import { AppProvider } from '@mtools/malganis/antd';
import { Alert, Checkbox, Form, Input, theme } from 'antd';
import { type MouseEvent, useState } from 'react';
import type { Account } from '../api';
import { storage, useStoredSettings } from '../settings';
import { useTexts } from '../texts';

interface Values {
  account: string;
  password: string;
  remember: boolean;
}

export default function Login() {
  return (
    <AppProvider>
      <LoginForm />
    </AppProvider>
  );
}

function LoginForm() {
  const { common, login: t } = useTexts();
  const [{ locale }, store] = useStoredSettings();
  const { token } = theme.useToken();
  const { request } = useApp();
  const { refresh } = useInitialState<Account>();
  const [form] = Form.useForm<Values>();
  const [problem, setProblem] = useState<string>();
  const account = storage.get('account');

  const submit = async (event: MouseEvent<HTMLElement>) => {
    // The form would submit by itself as well.
    event.preventDefault();
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return;
    setProblem(undefined);
    try {
      const answer = await request.silent.post<{ token: string }>('/login', values);
      storage.set('token', answer.token);
      if (values.remember) storage.set('account', values.account);
      else storage.remove('account');
      // It leads back to where the reader was.
      await refresh();
    } catch (error) {
      const isWrong = error instanceof RequestError && error.status === 401;
      setProblem(isWrong ? t.wrong : t.failed);
    }
  };

  const required = [{ required: true, message: common.required }];
  return (
    <main className="login" style={{ background: token.colorBgLayout, color: token.colorText }}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ account, remember: account !== undefined }}
        style={{ padding: 24, borderRadius: 12, background: token.colorBgContainer }}
      >
        <h1 className="page-title">Admin</h1>
        {problem && <Alert type="error" showIcon title={problem} style={{ marginBlockEnd: 16 }} />}
        <Form.Item name="account" label={t.account} rules={required}>
          <Input autoComplete="username" autoFocus={account === undefined} />
        </Form.Item>
        <Form.Item name="password" label={t.password} rules={required}>
          <Input.Password autoComplete="current-password" autoFocus={account !== undefined} />
        </Form.Item>
        <Form.Item name="remember" valuePropName="checked">
          <Checkbox>{t.remember}</Checkbox>
        </Form.Item>
        <ButtonExt type="primary" htmlType="submit" block isAsyncClick onClick={submit}>
          {t.submit}
        </ButtonExt>
        <p style={{ color: token.colorTextSecondary }}>{t.hint}</p>
        <ButtonExt
          type="link"
          style={{ padding: 0 }}
          onClick={() => store({ locale: locale === 'zh-CN' ? 'en-US' : 'zh-CN' })}
        >
          {locale === 'zh-CN' ? 'English' : '中文'}
        </ButtonExt>
      </Form>
    </main>
  );
}
