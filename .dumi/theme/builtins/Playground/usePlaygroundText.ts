import { createTexts } from '../../common/locale/createTexts';
import enUS from '../../locales/playground/en-US.json';
import zhCN from '../../locales/playground/zh-CN.json';

export const usePlaygroundText = createTexts({ 'zh-CN': zhCN, 'en-US': enUS });
