import type { LayoutMenuItem } from '@mtools/antd-ext';

export const menu: LayoutMenuItem[] = [
  {
    key: 'shop',
    label: 'Shop',
    children: [
      { key: '/orders', label: 'Orders' },
      {
        key: 'stock',
        label: 'Stock',
        children: [
          { key: '/stock/items', label: 'Items' },
          { key: '/stock/shelves', label: 'Shelves' },
        ],
      },
    ],
  },
  {
    key: 'system',
    label: 'System',
    children: [
      { key: '/users', label: 'Users' },
      { key: '/roles', label: 'Roles' },
    ],
  },
  { key: '/help', label: 'Help' },
];
