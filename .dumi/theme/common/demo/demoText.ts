import { ConfigProvider } from 'antd';
import { useContext } from 'react';

/** Takes the text of the locale out of two. */
export interface DemoText {
  (zhCN: string, enUS: string): string;
  <T>(zhCN: T, enUS: NoInfer<T>): T;
}

const chinese: DemoText = <T>(zhCN: T) => zhCN;
const english: DemoText = <T>(_zhCN: T, enUS: T) => enUS;

/**
 * Reads the locale of the provider around the demo, which is that of the page, of `?locale=` on an isolated demo, or the
 * one that is chosen in the settings of the demo card. Demos import it as `demo-text`. A reader never sees it: in the
 * code that is shown, the texts of one locale stand in its place (plugin/markdown/localizeDemo.ts).
 */
export function useDemoText(): DemoText {
  const { locale } = useContext(ConfigProvider.ConfigContext);
  return locale?.locale === 'en' ? english : chinese;
}
