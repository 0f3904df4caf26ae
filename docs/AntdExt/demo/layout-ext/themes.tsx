import { LayoutExt, type ThemeExt } from '@mtools/antd-ext';
import { Button, Card, Segmented } from 'antd';
import { useState } from 'react';
import { createHistory } from './history';
import { menu } from './menu';

export default function ThemesDemo() {
  const [history] = useState(() => createHistory('/orders'));
  const [theme, setTheme] = useState<ThemeExt>('zeus');
  return (
    <LayoutExt
      theme={theme}
      menu={menu}
      history={history}
      collapsible
      headerExtra={
        <Segmented<ThemeExt>
          aria-label="Theme"
          options={['zeus', 'hermes', 'default']}
          value={theme}
          onChange={setTheme}
        />
      }
    >
      <Card title="The content keeps the look around the layout">
        <Button type="primary">Save</Button>
      </Card>
    </LayoutExt>
  );
}
