import { ButtonExt, TreeExt } from '@mtools/antd-ext';
import { sleep } from '@mtools/isomorphic-utils';
import { Form, Input, type TreeDataNode, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { type Key, type MouseEvent, useState } from 'react';

interface Role {
  name: string;
  rights: Key[];
}

export default function FormDemo() {
  const t = useDemoText();

  const RIGHTS: TreeDataNode[] = [
    {
      key: 'users',
      title: t('用户', 'Users'),
      children: [
        { key: 'users.read', title: t('查看用户', 'Read users') },
        { key: 'users.write', title: t('修改用户', 'Change users') },
      ],
    },
    { key: 'reports', title: t('报表', 'Reports') },
  ];

  const [form] = Form.useForm<Role>();
  const [sent, setSent] = useState<string>();
  const set = (rights: Key[]) => {
    form.setFieldValue('rights', rights);
    form.validateFields(['rights']).catch(() => undefined);
  };

  const send = async (event: MouseEvent<HTMLElement>) => {
    // Otherwise the form would also validate and submit on its own.
    event.preventDefault();
    const role = await form.validateFields().catch(() => undefined);
    if (!role) return;
    await sleep(1000);
    setSent(`${role.name}: ${role.rights.join(', ')}`);
  };

  return (
    <Form form={form} name="tree-ext-form" layout="vertical" style={{ maxWidth: 400 }}>
      <Form.Item
        label={t('角色', 'Role')}
        name="name"
        rules={[{ required: true, message: t('请输入角色名称', 'A name is required') }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        label={t('权限', 'Rights')}
        name="rights"
        // The array of checked keys is the value.
        valuePropName="checkedKeys"
        trigger="onCheck"
        rules={[{ required: true, type: 'array', message: t('请选择权限', 'Select permissions') }]}
      >
        <TreeExt
          aria-label={t('权限', 'Rights')}
          checkable
          selectable={false}
          defaultExpandAll
          treeData={RIGHTS}
          getNodeMore={({ key, children = [] }) => [
            {
              key: 'only',
              label: t('仅选此项', 'Only this'),
              onClick: () => set([key, ...children.map((child) => child.key)]),
            },
          ]}
        />
      </Form.Item>
      <Form.Item>
        <ButtonExt type="primary" htmlType="submit" isAsyncClick onClick={send}>
          {t('保存', 'Save')}
        </ButtonExt>
      </Form.Item>
      <Typography.Text role="status">
        {t(`已发送：${sent ?? '无'}`, `Sent: ${sent ?? 'nothing yet'}`)}
      </Typography.Text>
    </Form>
  );
}
