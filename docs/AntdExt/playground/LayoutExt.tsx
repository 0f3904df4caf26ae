import { LayoutExt, type LayoutExtProps } from '@mtools/antd-ext';
import { Card } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';
import { createHistory, usePath } from '../demo/layout-ext/history';
import { createMenu } from '../demo/layout-ext/menu';

/** Props of `LayoutExt` that can be tried. */
export interface LayoutExtPlaygroundProps {
  /** @default Ada */
  headerExtra?: string;
}

export default function LayoutExtPlayground(props: LayoutExtProps & LayoutExtPlaygroundProps) {
  const t = useDemoText();
  const [history] = useState(() => createHistory('/orders'));
  const path = usePath(history);
  return (
    <LayoutExt
      // It counts when the layout begins.
      key={String(props.defaultCollapsed)}
      style={{ blockSize: 320, inlineSize: '100%' }}
      menu={createMenu(t)}
      history={history}
      headerExtra="Ada"
      {...props}
    >
      <Card title={`Page ${path}`}>Only this part scrolls.</Card>
    </LayoutExt>
  );
}
