import type { Texts } from '../api-data/types';

/** The groups that `@group` may name, in the order of the page. */
export const groupTitles: Record<string, Texts> = {
  number: { 'zh-CN': '数字', 'en-US': 'Numbers' },
  string: { 'zh-CN': '文本', 'en-US': 'Text' },
  date: { 'zh-CN': '日期与时间', 'en-US': 'Dates and times' },
  validate: { 'zh-CN': '校验', 'en-US': 'Validation' },
  dict: { 'zh-CN': '字典', 'en-US': 'Dictionaries' },
  tree: { 'zh-CN': '树', 'en-US': 'Trees' },
  params: { 'zh-CN': '参数与对象', 'en-US': 'Parameters and objects' },
  url: { 'zh-CN': '网址', 'en-US': 'URLs' },
  async: { 'zh-CN': '异步', 'en-US': 'Asynchronous calls' },
  request: { 'zh-CN': '请求', 'en-US': 'Requests' },
  storage: { 'zh-CN': '存储', 'en-US': 'Storage' },
  clipboard: { 'zh-CN': '剪贴板', 'en-US': 'Clipboard' },
  file: { 'zh-CN': '文件', 'en-US': 'Files' },
  load: { 'zh-CN': '加载脚本和样式', 'en-US': 'Scripts and styles' },
  page: { 'zh-CN': '页面', 'en-US': 'The page' },
  project: { 'zh-CN': '项目', 'en-US': 'Projects' },
  process: { 'zh-CN': '进程与命令', 'en-US': 'Processes and commands' },
  network: { 'zh-CN': '网络', 'en-US': 'Network' },
  log: { 'zh-CN': '日志', 'en-US': 'Logs' },
};
