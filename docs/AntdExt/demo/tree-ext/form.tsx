import { ButtonExt, TreeExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Input, type TreeDataNode, Typography } from 'antd';
import { type Key, type MouseEvent, useState } from 'react';

interface Role {
  name: string;
  rights: Key[];
}

const RIGHTS: TreeDataNode[] = [
  {
    key: 'users',
    title: 'Users',
    children: [
      { key: 'users.read', title: 'Read users' },
      { key: 'users.write', title: 'Change users' },
    ],
  },
  { key: 'reports', title: 'Reports' },
];

export default function FormDemo() {
  const [form] = Form.useForm<Role>();
  const [sent, setSent] = useState('nothing yet');
  const set = (rights: Key[]) => {
    form.setFieldValue('rights', rights);
    form.validateFields(['rights']).catch(() => undefined);
  };

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Else the form would validate and submit by itself as well.
    event.preventDefault();
    const role = await form.validateFields().catch(() => undefined);
    if (!role) return;
    await sleep(1000);
    setSent(`${role.name}: ${role.rights.join(', ')}`);
  };

  return (
    <Form form={form} name="tree-ext-form" layout="vertical" style={{ maxWidth: 400 }}>
      <Form.Item
        label="Role"
        name="name"
        rules={[{ required: true, message: 'A name is required' }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        label="Rights"
        name="rights"
        // The list of checked keys is the value.
        valuePropName="checkedKeys"
        trigger="onCheck"
        rules={[{ required: true, type: 'array', message: 'Choose a right' }]}
      >
        <TreeExt
          aria-label="Rights"
          checkable
          selectable={false}
          defaultExpandAll
          treeData={RIGHTS}
          getNodeMore={({ key, children = [] }) => [
            {
              key: 'only',
              label: 'Only this',
              onClick: () => set([key, ...children.map((child) => child.key)]),
            },
          ]}
        />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
          Save
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">Sent: {sent}</Typography.Text>
    </Form>
  );
}
