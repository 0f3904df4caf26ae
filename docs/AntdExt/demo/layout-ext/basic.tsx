import { LayoutExt } from '@mtools/antd-ext';
import { Card, Typography } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createHistory, usePath } from './history';
import { createMenu } from './menu';

export default function BasicDemo() {
  const t = useDemoText();
  const MENU = createMenu(t);
  const ROWS = Array.from({ length: 20 }, (_, index) =>
    t(`第 ${index + 1} 行`, `Row ${index + 1}`),
  );

  const [history] = useState(() => createHistory('/stock/items'));
  const path = usePath(history);
  return (
    <LayoutExt
      menu={MENU}
      history={history}
      collapsible
      autoSelectFirstMenuOnNavbar
      setTitle={({ collapsed }) => (collapsed ? t('商', 'S') : t('商城', 'Shop'))}
      headerExtra={t('张伟', 'Ada')}
    >
      <Card title={t(`页面 ${path}`, `Page ${path}`)}>
        <Typography.Paragraph>
          {t('只有这部分会滚动。', 'Only this part scrolls.')}
        </Typography.Paragraph>
        {ROWS.map((row) => (
          <Typography.Paragraph key={row}>{row}</Typography.Paragraph>
        ))}
      </Card>
    </LayoutExt>
  );
}
