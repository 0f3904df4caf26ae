import { fill } from '../../common/fill';
import { useIntl } from '../../common/intl';
import enUS from '../../locales/preview/en-US.json';
import zhCN from '../../locales/preview/zh-CN.json';

const texts: Record<string, Record<keyof typeof zhCN, string>> = { 'zh-CN': zhCN, 'en-US': enUS };

/** A reader of what is said around previews, which comes with them and not with every page. */
export function usePreviewMessage() {
  const { locale } = useIntl();
  return (id: keyof typeof zhCN, values?: Record<string, string>): string =>
    fill((texts[locale] ?? zhCN)[id], values);
}
