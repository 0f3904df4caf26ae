import { ConfigProvider } from 'antd';
import { type ContextType, useContext } from 'react';

/** What the nearest provider of antd hands down: prefix, theme, locale, and the defaults of single components. */
export function useAntdConfig(): ContextType<typeof ConfigProvider.ConfigContext> {
  return useContext(ConfigProvider.ConfigContext);
}
