import { InputExt, ModalExt, SelectExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex, Form, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

interface Member {
  name: string;
  role: string;
}

export default function FormDemo() {
  const t = useDemoText();

  const ROLES = {
    admin: t('管理员', 'Administrator'),
    editor: t('编辑', 'Editor'),
    reader: t('只读', 'Reader'),
  };

  const [form] = Form.useForm<Member>();
  const [added, setAdded] = useState<string>();

  const add = async () => {
    // Invalid fields keep the dialog open and show their errors.
    const member = await form.validateFields().catch(() => undefined);
    if (!member) return false;
    await sleep(1000);
    setAdded(`${member.name}, ${member.role}`);
    return true;
  };

  return (
    <Flex gap="small" align="center" wrap>
      <ModalExt
        title={t('新成员', 'New member')}
        trigger={<Button type="primary">{t('添加', 'Add')}</Button>}
        okText={t('添加', 'Add')}
        onOk={add}
        // Creates a new form each time.
        destroyOnHidden
      >
        <Form
          form={form}
          name="modal-ext-form"
          layout="vertical"
          preserve={false}
          initialValues={{ role: 'reader' }}
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
      </ModalExt>
      <Typography.Text role="status">
        {t(`已添加：${added ?? '无'}`, `Added: ${added ?? 'nobody yet'}`)}
      </Typography.Text>
    </Flex>
  );
}
