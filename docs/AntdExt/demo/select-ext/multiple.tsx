import { SelectExt } from '@mtools/antd-ext';
import { useState } from 'react';

const RIGHTS = [
  {
    label: 'Orders',
    options: [
      { value: 'order.read', label: 'Read orders' },
      { value: 'order.write', label: 'Change orders' },
    ],
  },
  {
    label: 'Users',
    options: [
      { value: 'user.read', label: 'Read users' },
      { value: 'user.write', label: 'Change users' },
      { value: 'user.delete', label: 'Delete users (admins only)', disabled: true },
    ],
  },
];

export default function MultipleDemo() {
  const [rights, setRights] = useState(['order.read']);
  return (
    <SelectExt
      aria-label="Rights"
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
