import { DrawerExt, InputExt, SelectExt } from '@mtools/antd-ext';
import { Form } from 'antd';
import type { User, UserFields } from './service';
import type { Texts } from './texts';

interface UserDrawerProps {
  text: Texts;
  /** The user to edit; undefined adds a new one. */
  user?: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSave: (fields: UserFields) => Promise<void>;
}

export function UserDrawer({ text, user, open, onOpenChange, onSave }: UserDrawerProps) {
  const [form] = Form.useForm<UserFields>();

  const submit = async () => {
    const fields = await form.validateFields().catch(() => undefined);
    if (!fields) return false;
    await onSave(fields);
    return true;
  };

  return (
    <DrawerExt
      title={user ? text.editUser(user.name) : text.add}
      size={400}
      open={open}
      onOpenChange={onOpenChange}
      okText={text.save}
      // Enter in a field clicks this button.
      okButtonProps={{ htmlType: 'submit', form: 'users-form' }}
      onOk={submit}
      destroyOnHidden
    >
      <Form
        form={form}
        name="users-form"
        layout="vertical"
        preserve={false}
        initialValues={user ?? { role: 'reader' }}
      >
        <Form.Item
          label={text.name}
          name="name"
          rules={[{ required: true, whitespace: true, message: text.nameMissing }]}
        >
          <InputExt trim />
        </Form.Item>
        <Form.Item
          label={text.email}
          name="email"
          rules={[{ required: true, type: 'email', message: text.emailWrong }]}
        >
          <InputExt trim />
        </Form.Item>
        <Form.Item label={text.role} name="role">
          <SelectExt dataMap={text.roleNames} />
        </Form.Item>
      </Form>
    </DrawerExt>
  );
}
