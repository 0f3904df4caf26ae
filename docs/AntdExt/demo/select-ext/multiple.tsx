import { SelectExt } from '@mtools/antd-ext';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

export default function MultipleDemo() {
  const t = useDemoText();

  const RIGHTS = [
    {
      label: t('订单', 'Orders'),
      options: [
        { value: 'order.read', label: t('查看订单', 'Read orders') },
        { value: 'order.write', label: t('修改订单', 'Change orders') },
      ],
    },
    {
      label: t('用户', 'Users'),
      options: [
        { value: 'user.read', label: t('查看用户', 'Read users') },
        { value: 'user.write', label: t('修改用户', 'Change users') },
        {
          value: 'user.delete',
          label: t('删除用户（仅管理员）', 'Delete users (admins only)'),
          disabled: true,
        },
      ],
    },
  ];

  const [rights, setRights] = useState(['order.read']);
  return (
    <SelectExt
      aria-label={t('权限', 'Rights')}
      style={{ width: '100%', maxWidth: 360 }}
      multipleCheckbox
      showSelectAll
      allowClear
      maxTagCount="responsive"
      options={RIGHTS}
      value={rights}
      onChange={setRights}
    />
  );
}
