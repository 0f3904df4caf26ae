import { ConfigProvider, theme } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import type { LocaleId } from '../../../config/locales';
import type { ColorMode } from '../../hooks/useColorMode';

const antdLocales = { 'zh-CN': zhCN, 'en-US': enUS };

interface DemoProviderProps {
  locale: LocaleId;
  colorMode: ColorMode;
  children: ReactNode;
}

/** The only part of the theme that imports antd; it is a chunk of its own that comes with the demos. */
export default function DemoProvider({ locale, colorMode, children }: DemoProviderProps) {
  const algorithm = colorMode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return (
    <ConfigProvider locale={antdLocales[locale]} theme={{ algorithm }}>
      {children}
    </ConfigProvider>
  );
}
