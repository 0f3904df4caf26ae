import { DrawerExt, InputExt, SelectExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex, Form, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

interface User {
  name: string;
  role: string;
}

export default function FormDemo() {
  const t = useDemoText();
  const ROLES = t(
    { admin: '管理员', editor: '编辑', reader: '只读' },
    { admin: 'Administrator', editor: 'Editor', reader: 'Reader' },
  );

  const [form] = Form.useForm<User>();
  const [user, setUser] = useState<User>({ name: t('张伟', 'Ann'), role: 'editor' });
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
        title={t('编辑用户', 'Edit user')}
        size={400}
        open={open}
        onOpenChange={setOpen}
        trigger={<Button>{t('编辑', 'Edit')}</Button>}
        okText={t('保存', 'Save')}
        // Enter in a field clicks this button.
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
            label={t('姓名', 'Name')}
            name="name"
            rules={[{ required: true, message: t('请输入姓名', 'A name is required') }]}
          >
            <InputExt />
          </Form.Item>
          <Form.Item label={t('角色', 'Role')} name="role">
            <SelectExt dataMap={ROLES} />
          </Form.Item>
        </Form>
      </DrawerExt>
    </Flex>
  );
}
