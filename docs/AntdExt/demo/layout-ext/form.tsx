import { ButtonExt, InputExt, LayoutExt, type LayoutHistory, ModalExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Card, Form, Typography } from 'antd';
import { type MouseEvent, useMemo, useState } from 'react';
import { createHistory, usePath } from './history';
import { menu } from './menu';

interface NameFormProps {
  name: string;
  onChange: () => void;
  onSave: (name: string) => void;
}

function NameForm({ name, onChange, onSave }: NameFormProps) {
  const [form] = Form.useForm<{ name: string }>();

  const save = async (event: MouseEvent<HTMLElement>) => {
    // Else the form would validate and submit by itself as well.
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
        label="Name"
        name="name"
        rules={[{ required: true, message: 'A name is required' }]}
      >
        <InputExt />
      </Form.Item>
      <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={save}>
        Save
      </ButtonExt>
    </Form>
  );
}

export default function FormDemo() {
  const [router] = useState(() => createHistory('/users'));
  const path = usePath(router);
  const [modal, holder] = ModalExt.useModal();
  const [name, setName] = useState('Ada');
  const [changed, setChanged] = useState(false);

  const history = useMemo(
    (): LayoutHistory => ({
      get location() {
        return router.location;
      },
      listen: router.listen,
      push: async (to) => {
        if (changed && !(await modal.confirm({ title: 'Leave without saving?' }))) return;
        setChanged(false);
        router.push(to);
      },
    }),
    [router, modal, changed],
  );

  const save = (newName: string) => {
    setName(newName);
    setChanged(false);
  };

  return (
    <LayoutExt menu={menu} history={history} setTitle={() => 'Shop'}>
      {holder}
      <Card title={`Page ${path}`}>
        <Typography.Paragraph role="status">
          {changed ? 'Not saved yet' : `Saved: ${name}`}
        </Typography.Paragraph>
        {path === '/users' && (
          <NameForm name={name} onChange={() => setChanged(true)} onSave={save} />
        )}
      </Card>
    </LayoutExt>
  );
}
