import { DrawerExt, InputExt, SelectExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex, Form, Typography } from 'antd';
import { useState } from 'react';

interface User {
  name: string;
  role: string;
}

const ROLES = { admin: 'Administrator', editor: 'Editor', reader: 'Reader' };

export default function FormDemo() {
  const [form] = Form.useForm<User>();
  const [user, setUser] = useState<User>({ name: 'Ann', role: 'editor' });
  const [open, setOpen] = useState(false);

  const save = async (changed: User) => {
    await sleep(1000);
    setUser(changed);
  };

  const submit = async () => {
    const changed = await form.validateFields().catch(() => undefined);
    if (!changed) return false;
    await save(changed);
    return true;
  };

  return (
    <Flex gap="small" align="center" wrap>
      <Typography.Text role="status">
        {user.name}, {ROLES[user.role as keyof typeof ROLES]}
      </Typography.Text>
      <DrawerExt
        title="Edit user"
        size={400}
        open={open}
        onOpenChange={setOpen}
        trigger={<Button>Edit</Button>}
        okText="Save"
        // So that Enter in a field clicks it.
        okButtonProps={{ htmlType: 'submit', form: 'drawer-ext-form' }}
        onOk={submit}
        destroyOnHidden
      >
        <Form
          form={form}
          name="drawer-ext-form"
          layout="vertical"
          preserve={false}
          initialValues={user}
        >
          <Form.Item
            label="Name"
            name="name"
            rules={[{ required: true, message: 'A name is required' }]}
          >
            <InputExt />
          </Form.Item>
          <Form.Item label="Role" name="role">
            <SelectExt dataMap={ROLES} />
          </Form.Item>
        </Form>
      </DrawerExt>
    </Flex>
  );
}
