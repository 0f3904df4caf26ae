import { useAntdConfig } from './useAntdConfig';

/** antd's texts, where its `ConfigProvider` sets a language. */
export function useAntdLocale() {
  return useAntdConfig().locale;
}

/**
 * A component's own texts in the language of antd's `ConfigProvider`: Chinese for every kind of Chinese and where no
 * language is set, else English.
 */
export function useTexts<T>({ zh, en }: { zh: T; en: T }): T {
  const locale = useAntdLocale();
  return !locale || /^zh\b/i.test(locale.locale) ? zh : en;
}
