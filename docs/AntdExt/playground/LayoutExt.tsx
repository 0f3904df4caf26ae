import { LayoutExt, type LayoutExtProps } from '@mtools/antd-ext';
import { Card } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

/** Props of `LayoutExt` that can be tried. */
export interface LayoutExtPlaygroundProps {
  headerExtra?: string;
}

export default function LayoutExtPlayground(props: LayoutExtProps & LayoutExtPlaygroundProps) {
  const t = useDemoText();
  const MENU = [
    {
      key: 'shop',
      label: t('商城', 'Shop'),
      children: [
        { key: '/orders', label: t('订单', 'Orders') },
        { key: '/items', label: t('商品', 'Items') },
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
  ];

  const [pathname, push] = useState('/orders');
  // In an application, pass an adapter of your router.
  const history = { location: { pathname }, push, listen: () => () => {} };
  return (
    <LayoutExt
      // Only read when the layout mounts.
      key={String(props.defaultCollapsed)}
      style={{ height: 320, width: '100%' }}
      menu={MENU}
      history={history}
      collapsible
      headerExtra={t('张伟', 'Ada')}
      {...props}
    >
      <Card title={t(`页面 ${pathname}`, `Page ${pathname}`)}>
        {t('只有这部分会滚动。', 'Only this part scrolls.')}
      </Card>
    </LayoutExt>
  );
}
