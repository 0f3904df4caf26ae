import { StyleProvider } from '@ant-design/cssinjs';
import type { ThemeExt } from '@mtools/antd-ext';
import type { ReactNode } from 'react';
import type { LocaleId } from '../../../config/locales';
import type { ColorMode } from '../../hooks/useColorMode';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { NamedTheme } from '../antd/NamedTheme';
import { createEagerCache } from './eagerStyles';

/** One for all demos: each style is needed once. */
const styles = createEagerCache();

interface DemoProviderProps {
  locale: LocaleId;
  colorMode: ColorMode;
  /** The theme of the library; `'default'` when omitted. */
  theme?: ThemeExt;
  /** `'ltr'` when omitted. The caller also sets it on the element around the demo. */
  dir?: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * The only part of the demos that imports antd; it is a chunk of its own that comes with them. Another
 * setting never mounts the demo again, so what a reader has done in it stays.
 */
export default function DemoProvider({
  locale,
  colorMode,
  theme = 'default',
  dir = 'ltr',
  children,
}: DemoProviderProps) {
  const still = useReducedMotion();
  return (
    <StyleProvider cache={styles}>
      <NamedTheme
        name={theme}
        colorMode={colorMode}
        locale={locale}
        direction={dir}
        token={{ motion: !still }}
        cssVarKey={`demo-${theme}-${colorMode}`}
        wave={{ disabled: still }}
      >
        {children}
      </NamedTheme>
    </StyleProvider>
  );
}
