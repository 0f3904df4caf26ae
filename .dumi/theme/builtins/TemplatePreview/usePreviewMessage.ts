import { createTexts } from '../../common/locale/createTexts';
import enUS from '../../locales/preview/en-US.json';
import zhCN from '../../locales/preview/zh-CN.json';

export const usePreviewMessage = createTexts({ 'zh-CN': zhCN, 'en-US': enUS });
