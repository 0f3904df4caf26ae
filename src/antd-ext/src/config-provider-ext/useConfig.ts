import zhCN from 'antd/locale/zh_CN';
import { useContext } from 'react';
import { ThemeExtContext } from '../_internal/ThemeExtContext';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useColorMode } from '../_internal/useColorMode';
import type { ConfigInForce } from './types';

/** What is in force where it is called; outside of any provider, the defaults of the library. */
export function useConfig(): ConfigInForce {
  const { getPrefixCls, locale = zhCN } = useAntdConfig();
  return {
    themeExt: useContext(ThemeExtContext),
    colorMode: useColorMode(),
    prefixCls: getPrefixCls(),
    locale,
  };
}
