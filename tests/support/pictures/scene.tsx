import { getTheme } from '@mtools/antd-ext';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import 'dayjs/locale/zh-cn';

/** Fills the window with a component, as its picture shows it. `bundleScene` makes a script of it. */
export function showScene(Scene: ComponentType): void {
  const parameters = new URLSearchParams(window.name);
  const mode = parameters.get('mode') === 'dark' ? 'dark' : 'light';
  const locale = parameters.get('locale') === 'en-US' ? enUS : zhCN;
  dayjs.locale(locale === zhCN ? 'zh-cn' : 'en');
  const { token, ...theme } = getTheme('default', mode);
  document.documentElement.lang = locale.locale;
  document.documentElement.style.colorScheme = mode;
  const root = document.getElementById('root') as HTMLElement;
  createRoot(root).render(
    <ConfigProvider
      locale={locale}
      theme={{ ...theme, token: { ...token, fontFamily: 'inherit', motion: false } }}
      wave={{ disabled: true }}
    >
      <Scene />
    </ConfigProvider>,
  );
}
