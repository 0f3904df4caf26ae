import { ButtonExt, getTheme } from '@mtools/antd-ext';
import { RequestError, useApp, useInitialState } from '@mtools/malganis';
import { Alert, Checkbox, ConfigProvider, Form, Input, theme } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { useState } from 'react';
import type { Account } from '../api';
import { storage, useStoredSettings } from '../settings';
import { SubmitForm } from '../shared/SubmitForm';
import { useTexts } from '../texts';

interface Values {
  account: string;
  password: string;
  remember: boolean;
}

/** The first page: antd's own provider keeps dialogs and notifications out of it, which come with the layout. */
export default function Login() {
  const [{ locale, themeExt, colorMode }] = useStoredSettings();
  return (
    <ConfigProvider locale={locale === 'zh-CN' ? zhCN : enUS} theme={getTheme(themeExt, colorMode)}>
      <LoginForm />
    </ConfigProvider>
  );
}

function LoginForm() {
  const { common, login: t } = useTexts();
  const [{ locale }, store] = useStoredSettings();
  const { token } = theme.useToken();
  const { request } = useApp();
  const { refresh } = useInitialState<Account>();
  const [problem, setProblem] = useState<string>();
  const account = storage.get('account');

  const submit = async ({ remember, ...values }: Values) => {
    setProblem(undefined);
    try {
      const answer = await request.silent.post<{ token: string }>('/login', values);
      storage.set('token', answer.token);
      if (remember) storage.set('account', values.account);
      else storage.remove('account');
      // It leads back to where the reader was.
      await refresh();
    } catch (error) {
      const isWrong = error instanceof RequestError && error.status === 401;
      setProblem(isWrong ? t.wrong : common.failed);
    }
  };

  const required = [{ required: true, message: common.required }];
  return (
    <main
      className="login"
      style={{
        background: token.colorBgLayout,
        color: token.colorText,
        fontFamily: token.fontFamily,
      }}
    >
      <div style={{ padding: 24, borderRadius: 12, background: token.colorBgContainer }}>
        <h1 className="page-title">Admin</h1>
        {problem && <Alert type="error" showIcon title={problem} style={{ marginBlockEnd: 16 }} />}
        <SubmitForm
          submitText={t.submit}
          onSubmit={submit}
          requiredMark={false}
          initialValues={{ account, remember: account !== undefined }}
        >
          <Form.Item name="account" label={t.account} rules={required}>
            <Input autoComplete="username" autoFocus={account === undefined} />
          </Form.Item>
          <Form.Item name="password" label={t.password} rules={required}>
            <Input.Password autoComplete="current-password" autoFocus={account !== undefined} />
          </Form.Item>
          <Form.Item name="remember" valuePropName="checked">
            <Checkbox>{t.remember}</Checkbox>
          </Form.Item>
        </SubmitForm>
        <p style={{ color: token.colorTextSecondary }}>{t.hint}</p>
        <ButtonExt
          type="link"
          style={{ padding: 0 }}
          onClick={() => store({ locale: locale === 'zh-CN' ? 'en-US' : 'zh-CN' })}
        >
          {locale === 'zh-CN' ? 'English' : '中文'}
        </ButtonExt>
      </div>
    </main>
  );
}
