import { type LoadOptions, loadElement } from './load-element';

export interface LoadScriptOptions extends LoadOptions {
  /**
   * `'module'` loads the file as an ES module.
   * @zh 传 `'module'` 时按 ES 模块加载。
   */
  type?: 'module';
  /**
   * Whether the script runs as soon as it has arrived; `false` keeps the order in which scripts were asked for.
   * @zh 脚本到达后是否立即执行；设为 `false` 时按请求的先后顺序执行。
   * @default true
   */
  async?: boolean;
}

/**
 * Loads a script by its url, once: calls with the same url, also while it is loading, share one promise and
 * one element, made with the options of the first call. A load that failed can be tried again by the next call.
 * Browser only.
 *
 * @zh 按 url 加载脚本，且只加载一次：相同 url 的多次调用（包括加载过程中）共享同一个 Promise 和同一个元素，以第一次调用的选项为准。加载失败后，再次调用会重新尝试。仅用于浏览器。
 * @param url The address of the script, absolute or relative to the page.
 * @zhParam url 脚本地址，绝对地址或相对于页面。
 * @param options Attributes of the element.
 * @zhParam options 元素的属性。
 * @returns The `script` element, after the script has run.
 * @zhReturns 脚本执行后的 `script` 元素。
 * @throws {Error} With the absolute url in its message, when the file is missing or blocked, or its hash is not the expected one.
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
