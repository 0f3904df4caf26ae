import { StyleProvider } from '@ant-design/cssinjs';
import { getTheme, type ThemeExt } from '@mtools/antd-ext';
import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useMemo } from 'react';
import type { LocaleId } from '../../../config/locales';
import type { ColorMode } from '../../hooks/useColorMode';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { createEagerCache } from './eagerStyles';

/** One for all demos: each style is needed once. */
const styles = createEagerCache();

const antdLocales = { 'zh-CN': zhCN, 'en-US': enUS };

interface DemoProviderProps {
  locale: LocaleId;
  colorMode: ColorMode;
  /** The look of the library; `'default'` when omitted. */
  theme?: ThemeExt;
  /** `'ltr'` when omitted. The caller also sets it on the element around the demo. */
  dir?: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * The only part of the demos that imports antd; it is a chunk of its own that comes with them. Another
 * setting never mounts the demo anew, so what a reader has done in it stays.
 */
export default function DemoProvider({
  locale,
  colorMode,
  theme = 'default',
  dir = 'ltr',
  children,
}: DemoProviderProps) {
  const still = useReducedMotion();
  const look = useMemo(() => {
    const named = getTheme(theme, colorMode);
    return {
      ...named,
      token: { ...named.token, motion: !still },
      // One key for all demos that look alike, so that their tokens are written once.
      cssVar: { key: `demo-${theme}-${colorMode}` },
    };
  }, [theme, colorMode, still]);
  return (
    <StyleProvider cache={styles}>
      <ConfigProvider
        locale={antdLocales[locale]}
        direction={dir}
        theme={look}
        wave={{ disabled: still }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
