import { createContext } from 'react';
import type { AppLocale } from './types';

/** Texts that malganis shows by itself. */
export interface Messages {
  loading: string;
  errorTitle: string;
  errorText: string;
  retry: string;
  notFoundTitle: string;
  notFoundText: string;
}

export const messages: Record<AppLocale, Messages> = {
  'zh-CN': {
    loading: '加载中…',
    errorTitle: '页面出错了',
    errorText: '请重试。如果一直不行，请刷新浏览器。',
    retry: '重试',
    notFoundTitle: '页面不存在',
    notFoundText: '请检查地址是否正确。',
  },
  'en-US': {
    loading: 'Loading…',
    errorTitle: 'This page failed',
    errorText: 'Try again. If it keeps failing, reload the browser.',
    retry: 'Retry',
    notFoundTitle: 'Page not found',
    notFoundText: 'Check that the address is right.',
  },
};

/** The texts of the app around a component. */
export const MessagesContext = createContext(messages['zh-CN']);
