import { ConfigProviderExt } from '@mtools/antd-ext';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useSettings } from '../appContext';

const locales = { 'zh-CN': zhCN, 'en-US': enUS };

/**
 * Gives antd's components language, theme and color mode of the app. The layout of `createLayout` has it around; a page
 * without layout, such as the login page, puts it around itself.
 */
export function AppProvider({ children }: { children: ReactNode }) {
  const [{ locale, themeExt, colorMode }] = useSettings();
  return (
    <ConfigProviderExt locale={locales[locale]} themeExt={themeExt} colorMode={colorMode}>
      {children}
    </ConfigProviderExt>
  );
}
