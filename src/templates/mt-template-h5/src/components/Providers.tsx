import { onMediaQuery } from '@mtools/browser-utils';
import { useSettings } from '@mtools/malganis';
import { ConfigProvider, setDefaultConfig, unstableSetRender } from 'antd-mobile';
import enUS from 'antd-mobile/es/locales/en-US';
import zhCN from 'antd-mobile/es/locales/zh-CN';
import { type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { storage } from '../storage';

const roots = new WeakMap<Element | DocumentFragment, Root>();

// For React 19, whose root API toasts and image viewers do not use by themselves:
// https://mobile.ant.design/guide/v5-for-19
unstableSetRender((node, container) => {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  root.render(node);
  return async () => {
    // React refuses to unmount a root while it renders.
    await new Promise((resolve) => setTimeout(resolve));
    root.unmount();
    roots.delete(container);
  };
});

/** Gives antd-mobile the language and color mode of the app. */
export function Providers({ children }: { children: ReactNode }) {
  const [{ locale, colorMode }, change] = useSettings();
  const antdLocale = locale === 'zh-CN' ? zhCN : enUS;

  useEffect(
    () =>
      onMediaQuery('(prefers-color-scheme: dark)', (isDark) => {
        const choice = storage.get('color') ?? 'auto';
        const ofDevice = isDark ? 'dark' : 'light';
        change({ colorMode: choice === 'auto' ? ofDevice : choice });
      }),
    [change],
  );
  useEffect(() => {
    document.documentElement.setAttribute('data-prefers-color-scheme', colorMode);
  }, [colorMode]);
  // For toasts, which are not rendered inside this component.
  useEffect(() => setDefaultConfig({ locale: antdLocale }), [antdLocale]);

  return <ConfigProvider locale={antdLocale}>{children}</ConfigProvider>;
}
