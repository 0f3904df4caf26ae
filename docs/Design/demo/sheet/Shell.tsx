import { LayoutExt } from '@mtools/antd-ext';
import { Card } from 'antd';
import { useDemoText } from 'demo-text';

/** An application in a box that stands for the window. */
export function Shell() {
  const t = useDemoText();
  return (
    <div className="theme-sheet-window">
      <LayoutExt
        collapsible
        siderWidth={160}
        headerExtra={t('张伟', 'Ada')}
        setTitle={() => t('商城', 'Shop')}
        menu={[
          {
            key: 'shop',
            label: t('商城', 'Shop'),
            children: [
              { key: 'orders', label: t('订单', 'Orders') },
              { key: 'stock', label: t('库存', 'Stock') },
            ],
          },
          { key: 'system', label: t('系统', 'System') },
        ]}
        autoSelectFirstMenuOnNavbar
      >
        <Card title={t('订单', 'Orders')}>{t('内容', 'Content')}</Card>
      </LayoutExt>
    </div>
  );
}
