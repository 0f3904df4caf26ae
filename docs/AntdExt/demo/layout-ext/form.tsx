import { ButtonExt, InputExt, LayoutExt, type LayoutHistory, ModalExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Card, Form, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { type MouseEvent, useMemo, useState } from 'react';
import { createHistory, usePath } from './history';
import { createMenu } from './menu';

interface NameFormProps {
  name: string;
  onChange: () => void;
  onSave: (name: string) => void;
}

function NameForm({ name, onChange, onSave }: NameFormProps) {
  const t = useDemoText();
  const [form] = Form.useForm<{ name: string }>();

  const save = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
    event.preventDefault();
    const values = await form.validateFields().catch(() => undefined);
    if (!values) return;
    await sleep(1000);
    onSave(values.name);
  };

  return (
    <Form
      form={form}
      name="layout-ext-form"
      layout="vertical"
      initialValues={{ name }}
      onValuesChange={onChange}
      style={{ maxWidth: 360 }}
    >
      <Form.Item
        label={t('姓名', 'Name')}
        name="name"
        rules={[{ required: true, message: t('请输入姓名', 'A name is required') }]}
      >
        <InputExt />
      </Form.Item>
      <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={save}>
        {t('保存', 'Save')}
      </ButtonExt>
    </Form>
  );
}

export default function FormDemo() {
  const t = useDemoText();
  const MENU = createMenu(t);
  const [router] = useState(() => createHistory('/users'));
  const path = usePath(router);
  const [modal, holder] = ModalExt.useModal();
  const [name, setName] = useState(t('张伟', 'Ada'));
  const [changed, setChanged] = useState(false);

  const history = useMemo(
    (): LayoutHistory => ({
      get location() {
        return router.location;
      },
      listen: router.listen,
      push: async (to) => {
        if (
          changed &&
          !(await modal.confirm({ title: t('不保存就离开吗？', 'Leave without saving?') }))
        )
          return;
        setChanged(false);
        router.push(to);
      },
    }),
    [router, modal, changed, t],
  );

  const save = (newName: string) => {
    setName(newName);
    setChanged(false);
  };

  return (
    <LayoutExt menu={MENU} history={history} setTitle={() => t('商城', 'Shop')}>
      {holder}
      <Card title={t(`页面 ${path}`, `Page ${path}`)}>
        <Typography.Paragraph role="status">
          {changed ? t('尚未保存', 'Not saved yet') : t(`已保存：${name}`, `Saved: ${name}`)}
        </Typography.Paragraph>
        {path === '/users' && (
          <NameForm name={name} onChange={() => setChanged(true)} onSave={save} />
        )}
      </Card>
    </LayoutExt>
  );
}
