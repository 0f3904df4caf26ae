import enUS from '../../../../locales/editor/en-US.json';
import zhCN from '../../../../locales/editor/zh-CN.json';
import { createTexts } from '../../../locale/createTexts';

export const useEditorText = createTexts({ 'zh-CN': zhCN, 'en-US': enUS });
