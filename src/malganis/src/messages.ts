import type { AppLocale, AppText } from './types';

const zh = {
  loading: '加载中…',
  errorTitle: '页面出错了',
  errorText: '请重试。如果一直不行，请刷新浏览器。',
  retry: '重试',
  notFoundTitle: '页面不存在',
  notFoundText: '请检查地址是否正确。',
  forbiddenTitle: '没有权限',
  forbiddenText: '你的账号不能访问这个页面，如有需要请联系管理员。',
  staleTitle: '应用已更新',
  staleText: '这个页面的文件已被新版本替换，请重新加载。',
  reload: '重新加载',
  offlineTitle: '无法连接服务器',
  offlineText: '请检查网络，然后重试。',
  home: '返回首页',
  network: '网络连接失败，请检查网络后重试。',
  timeout: '请求超时，请稍后重试。',
  badAnswer: '服务器返回的内容无法识别，请稍后重试。',
  unauthorized: '登录已失效，请重新登录。',
  forbidden: '没有权限进行此操作。',
  notFound: '请求的内容不存在。',
  server: '服务器出错了，请稍后重试。',
  failed: '请求失败，请稍后重试。',
};

/** Texts that malganis shows by itself. */
export type Messages = typeof zh;

export const messages: Record<AppLocale, Messages> = {
  'zh-CN': zh,
  'en-US': {
    loading: 'Loading…',
    errorTitle: 'This page failed',
    errorText: 'Try again. If it keeps failing, reload the browser.',
    retry: 'Retry',
    notFoundTitle: 'Page not found',
    notFoundText: 'Check that the address is right.',
    forbiddenTitle: 'No permission',
    forbiddenText: 'Your account cannot open this page. Ask an administrator if you need it.',
    staleTitle: 'The app has been updated',
    staleText: 'A new version has replaced the files of this page. Reload to get it.',
    reload: 'Reload',
    offlineTitle: 'The server cannot be reached',
    offlineText: 'Check the network, then try again.',
    home: 'Back to the first page',
    network: 'No connection. Check the network and try again.',
    timeout: 'The request took too long. Try again later.',
    badAnswer: 'The answer of the server cannot be read. Try again later.',
    unauthorized: 'You are no longer logged in. Log in again.',
    forbidden: 'You have no permission to do this.',
    notFound: 'What was asked for does not exist.',
    server: 'The server failed. Try again later.',
    failed: 'The request failed. Try again later.',
  },
};

/** A text in the language of the app. */
export function readText(text: AppText | undefined, locale: AppLocale): string | undefined {
  return typeof text === 'object' ? text[locale] : text;
}
