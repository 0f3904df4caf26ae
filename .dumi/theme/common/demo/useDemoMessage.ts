import enUS from '../../locales/demo/en-US.json';
import zhCN from '../../locales/demo/zh-CN.json';
import { fill } from '../fill';
import { useIntl } from '../intl';

const texts: Record<string, Record<DemoMessageId, string>> = { 'zh-CN': zhCN, 'en-US': enUS };

export type DemoMessageId = keyof typeof zhCN;

/** A reader of what is said around demos. It comes with the first demo and not with every page. */
export function useDemoMessage() {
  const { locale } = useIntl();
  return (id: DemoMessageId, values?: Record<string, string>): string =>
    fill((texts[locale] ?? zhCN)[id], values);
}
