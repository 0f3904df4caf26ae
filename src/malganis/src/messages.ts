import type { AppLocale, AppText } from './types';

const zh = {
  loading: '加载中…',
  errorTitle: '页面出错了',
  errorText: '请重试。如果仍有问题，请刷新页面。',
  retry: '重试',
  notFoundTitle: '页面不存在',
  notFoundText: '请检查地址是否正确。',
  forbiddenTitle: '没有权限',
  forbiddenText: '你的账号不能访问这个页面，如有需要请联系管理员。',
  staleTitle: '应用已更新',
  staleText: '请重新加载以使用新版本。',
  reload: '重新加载',
  offlineTitle: '无法连接服务器',
  offlineText: '请检查网络，然后重试。',
  home: '返回首页',
  timeout: '请求超时，请稍后重试。',
  unauthorized: '请重新登录。',
  server: '服务器出错了，请稍后重试。',
  failed: '请求失败，请稍后重试。',
};

/** Texts that malganis shows by itself. */
export type Messages = typeof zh;

export const messages: Record<AppLocale, Messages> = {
  'zh-CN': zh,
  'en-US': {
    loading: 'Loading…',
    errorTitle: 'Something went wrong',
    errorText: 'Try again. If the problem persists, reload the page.',
    retry: 'Retry',
    notFoundTitle: 'Page not found',
    notFoundText: 'Check the address.',
    forbiddenTitle: 'No permission',
    forbiddenText: 'Your account cannot open this page. Ask an administrator if you need it.',
    staleTitle: 'The app has been updated',
    staleText: 'Reload to get the new version.',
    reload: 'Reload',
    offlineTitle: 'The server cannot be reached',
    offlineText: 'Check the network, then try again.',
    home: 'Back to home',
    timeout: 'The request timed out. Try again later.',
    unauthorized: 'Log in again.',
    server: 'Server error. Try again later.',
    failed: 'The request failed. Try again later.',
  },
};

/** A text in the language of the app. */
export function readText(text: AppText | undefined, locale: AppLocale): string | undefined {
  return typeof text === 'object' ? text[locale] : text;
}
