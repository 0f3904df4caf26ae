import { createTexts } from '../../common/locale/createTexts';
import enUS from '../../locales/search/en-US.json';
import zhCN from '../../locales/search/zh-CN.json';

export const useSearchText = createTexts({ 'zh-CN': zhCN, 'en-US': enUS });
