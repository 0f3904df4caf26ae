import { ConfigProviderExt } from '@mtools/antd-ext';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useSettings } from '../appContext';

const locales = { 'zh-CN': zhCN, 'en-US': enUS };

/**
 * Applies the language, theme and color mode of the app to antd components. The layout of `createLayout`
 * includes it; a page without layout, such as the login page, must wrap itself in it.
 */
export function AppProvider({ children }: { children: ReactNode }) {
  const [{ locale, themeExt, colorMode }] = useSettings();
  return (
    <ConfigProviderExt locale={locales[locale]} themeExt={themeExt} colorMode={colorMode}>
      {children}
    </ConfigProviderExt>
  );
}
