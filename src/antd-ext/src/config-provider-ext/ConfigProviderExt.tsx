import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { ThemeExtContext } from '../_internal/ThemeExtContext';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useProviderTheme } from '../_internal/useProviderTheme';
import { useStyleNonce } from '../_internal/useStyleNonce';
import { AppRoot } from './AppRoot';
import { readPrefix } from './readPrefix';
import { readTheme } from './readTheme';
import type { ConfigProviderExtProps } from './types';

/** The provider itself; `index.ts` adds its static functions. */
export function Provider({
  themeExt,
  colorMode,
  theme,
  locale,
  app = true,
  prefixCls,
  children,
  ...antdProps
}: ConfigProviderExtProps): ReactNode {
  const look = useProviderTheme({ themeExt, colorMode, theme: readTheme(theme) });
  const { locale: outerLocale } = useAntdConfig();
  useStyleNonce(antdProps.csp?.nonce);
  const appProps = typeof app === 'object' ? app : {};
  return (
    <ThemeExtContext.Provider value={look.themeExt}>
      <ConfigProvider
        {...antdProps}
        prefixCls={readPrefix(prefixCls)}
        theme={look.theme}
        locale={locale ?? outerLocale ?? zhCN}
      >
        {app ? <AppRoot {...appProps}>{children}</AppRoot> : children}
      </ConfigProvider>
    </ThemeExtContext.Provider>
  );
}
