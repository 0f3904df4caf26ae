import { InputExt, NotificationExt } from '@mtools/antd-ext';
import { RequestError, useApp, useInitialState } from '@mtools/malganis';
import { Card, Form, type FormInstance } from 'antd';
import type { Account } from '../api';
import { SubmitForm } from '../shared/SubmitForm';
import { useTexts } from '../texts';

interface Passwords {
  current: string;
  password: string;
  repeat: string;
}

export default function Profile() {
  const { common, profile: t } = useTexts();
  const { request } = useApp();
  const { initialState, setInitialState } = useInitialState<Account>();

  const save = async (values: Pick<Account, 'name' | 'email'>) => {
    await setInitialState(await request.patch<Account>('/me', values));
    NotificationExt.success({ title: common.saved });
  };

  const changePassword = async (
    { current, password }: Passwords,
    form: FormInstance<Passwords>,
  ) => {
    try {
      await request.silent.put('/me/password', { current, password });
    } catch (error) {
      const isWrong = error instanceof RequestError && error.status === 422;
      form.setFields([{ name: 'current', errors: [isWrong ? t.wrong : common.failed] }]);
      return;
    }
    form.resetFields();
    NotificationExt.success({ title: t.changed });
  };

  const required = { required: true, message: common.required };
  return (
    <>
      <h1 className="page-title">{t.title}</h1>
      <div className="columns">
        <Card title={t.info}>
          <SubmitForm submitText={common.save} initialValues={initialState} onSubmit={save}>
            <Form.Item name="name" label={common.name} rules={[{ ...required, whitespace: true }]}>
              <InputExt autoComplete="name" />
            </Form.Item>
            <Form.Item
              name="email"
              label={common.email}
              rules={[{ required: true, type: 'email', message: common.emailWrong }]}
            >
              <InputExt autoComplete="email" />
            </Form.Item>
          </SubmitForm>
        </Card>
        <Card title={t.password}>
          <SubmitForm<Passwords> submitText={t.password} onSubmit={changePassword}>
            <Form.Item name="current" label={t.current} rules={[required]}>
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
                required,
                ({ getFieldValue }) => ({
                  validator: async (_, value) => {
                    if (value && value !== getFieldValue('password')) throw new Error(t.differs);
                  },
                }),
              ]}
            >
              <InputExt.Password autoComplete="new-password" />
            </Form.Item>
          </SubmitForm>
        </Card>
      </div>
    </>
  );
}
