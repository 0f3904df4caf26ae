import enUS from '../../locales/demo/en-US.json';
import zhCN from '../../locales/demo/zh-CN.json';
import { createTexts } from '../locale/createTexts';

export type DemoMessageId = keyof typeof zhCN;

/** Texts around demos. */
export const useDemoMessage = createTexts({ 'zh-CN': zhCN, 'en-US': enUS });
