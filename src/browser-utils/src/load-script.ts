import { type LoadOptions, loadElement } from './load-element';

export interface LoadScriptOptions extends LoadOptions {
  /**
   * `'module'` loads the file as an ES module.
   * @zh 传 `'module'` 时按 ES 模块加载。
   */
  type?: 'module';
  /**
   * Runs the script as soon as it has loaded; with `false`, scripts run in the order in which they were
   * requested.
   * @zh 脚本加载后立即执行；设为 `false` 时按请求的先后顺序执行。
   * @default true
   */
  async?: boolean;
}

/**
 * Loads a script by URL, only once: calls with the same URL, including those made while it is loading, share
 * one promise and one element, created with the options of the first call. If loading fails, the next call
 * tries again. Browser only.
 *
 * @zh 按 URL 加载脚本，且只加载一次：相同 URL 的多次调用（包括加载过程中）共享同一个 Promise 和同一个元素，以第一次调用的选项为准。加载失败后，再次调用会重新尝试。仅用于浏览器。
 * @param url URL of the script, absolute or relative to the page.
 * @zhParam url 脚本的 URL，可以是绝对地址，也可以相对于当前页面。
 * @param options Attributes of the element.
 * @zhParam options 元素的属性。
 * @returns The `script` element, once the script has run.
 * @zhReturns 脚本执行后的 `script` 元素。
 * @throws {Error} If the file is missing or blocked, or its hash does not match; the message contains the
 * absolute URL.
 * @zhThrows {Error} 文件不存在、被拦截或哈希不匹配时抛出，错误信息中带有绝对地址。
 * @group load
 * @since 0.2.0
 * @keywords load script js sdk external nonce csp integrity sri 加载 脚本 外部 按需
 * @example
 * ```ts
 * import { loadScript } from '@mtools/browser-utils';
 *
 * const first = loadScript('/sdk/map.js', { nonce: 'r4nd0m' });
 * const second = loadScript('/sdk/map.js');
 * first === second; // true
 * const script = await first;
 * script.isConnected; // true
 * ```
 */
export function loadScript(
  url: string,
  options: LoadScriptOptions = {},
): Promise<HTMLScriptElement> {
  const script = document.createElement('script');
  if (options.type) script.type = options.type;
  script.async = options.async ?? true;
  script.src = url;
  return loadElement(script, script.src, options);
}
