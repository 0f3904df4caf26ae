import type { LayoutMenuItem } from '@mtools/antd-ext';
import type { DemoText } from 'demo-text';

export const createMenu = (t: DemoText): LayoutMenuItem[] => [
  {
    key: 'shop',
    label: t('商城', 'Shop'),
    children: [
      { key: '/orders', label: t('订单', 'Orders') },
      {
        key: 'stock',
        label: t('库存', 'Stock'),
        children: [
          { key: '/stock/items', label: t('商品', 'Items') },
          { key: '/stock/shelves', label: t('货架', 'Shelves') },
        ],
      },
    ],
  },
  {
    key: 'system',
    label: t('系统', 'System'),
    children: [
      { key: '/users', label: t('用户', 'Users') },
      { key: '/roles', label: t('角色', 'Roles') },
    ],
  },
  { key: '/help', label: t('帮助', 'Help') },
];
