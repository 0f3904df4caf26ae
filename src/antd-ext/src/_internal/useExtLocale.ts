import { ConfigProvider } from 'antd';
import { useContext, useMemo } from 'react';
import { enUS } from '../locale/en-US';
import { type ExtLocale, zhCN } from '../locale/zh-CN';

/**
 * The texts of the library in the language of antd's `ConfigProvider`: Chinese for every kind of Chinese and where no
 * language is set, else English. Where antd's own language pack has the text, that one is used, so that a page in
 * French says what antd says in French.
 */
export function useExtLocale(): ExtLocale {
  const { locale } = useContext(ConfigProvider.ConfigContext);
  return useMemo(() => {
    const own = !locale || /^zh\b/i.test(locale.locale) ? zhCN : enUS;
    return {
      ...own,
      okText: locale?.Modal?.okText ?? own.okText,
      cancelText: locale?.Modal?.cancelText ?? own.cancelText,
      justOkText: locale?.Modal?.justOkText ?? own.justOkText,
      emptyText: locale?.Empty?.description ?? own.emptyText,
    };
  }, [locale]);
}
