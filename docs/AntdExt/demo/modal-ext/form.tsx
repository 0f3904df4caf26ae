import { InputExt, ModalExt, SelectExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Button, Flex, Form, Typography } from 'antd';
import { useState } from 'react';

interface Member {
  name: string;
  role: string;
}

const ROLES = { admin: 'Administrator', editor: 'Editor', reader: 'Reader' };

export default function FormDemo() {
  const [form] = Form.useForm<Member>();
  const [added, setAdded] = useState('nobody yet');

  const add = async () => {
    // What is not valid keeps the dialog open; the fields say why.
    const member = await form.validateFields().catch(() => undefined);
    if (!member) return false;
    await sleep(1000);
    setAdded(`${member.name}, ${member.role}`);
    return true;
  };

  return (
    <Flex gap="small" align="center" wrap>
      <ModalExt
        title="New member"
        trigger={<Button type="primary">Add</Button>}
        okText="Add"
        onOk={add}
        // Each time a new form.
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
      </ModalExt>
      <Typography.Text role="status">Added: {added}</Typography.Text>
    </Flex>
  );
}
