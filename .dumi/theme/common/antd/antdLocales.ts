import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { LocaleId } from '../../../config/locales';

/** antd's language pack of each locale of the site. */
export const antdLocales: Record<LocaleId, typeof zhCN> = { 'zh-CN': zhCN, 'en-US': enUS };
