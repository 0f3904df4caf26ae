import { type LoadOptions, loadElement } from './load-element';

export interface LoadStyleOptions extends LoadOptions {
  /**
   * The media query for which the stylesheet applies, for example `'print'`.
   * @zh 样式表生效的媒体查询，例如 `'print'`。
   * @default 'all'
   */
  media?: string;
}

/**
 * Loads a stylesheet by URL, only once: calls with the same URL, including those made while it is loading,
 * share one promise and one element, created with the options of the first call. If loading fails, the next
 * call tries again. Browser only.
 *
 * @zh 按 URL 加载样式表，且只加载一次：相同 URL 的多次调用（包括加载过程中）共享同一个 Promise 和同一个元素，以第一次调用的选项为准。加载失败后，再次调用会重新尝试。仅用于浏览器。
 * @param url URL of the stylesheet, absolute or relative to the page.
 * @zhParam url 样式表的 URL，可以是绝对地址，也可以相对于当前页面。
 * @param options Attributes of the element.
 * @zhParam options 元素的属性。
 * @returns The `link` element, once the stylesheet applies. Remove it to remove the styles; the next call
 * loads them again.
 * @zhReturns 样式生效后的 `link` 元素。移除该元素即可去掉样式，下次调用会重新加载。
 * @throws {Error} If the file is missing or blocked, or its hash does not match; the message contains the
 * absolute URL.
 * @zhThrows {Error} 文件不存在、被拦截或哈希不匹配时抛出，错误信息中带有绝对地址。
 * @group load
 * @since 0.2.0
 * @keywords load style css stylesheet theme link nonce csp 加载 样式 样式表 主题
 * @example
 * ```ts
 * import { loadStyle } from '@mtools/browser-utils';
 *
 * const link = await loadStyle('/themes/dark.css');
 * link.rel; // 'stylesheet'
 * ```
 */
export function loadStyle(url: string, options: LoadStyleOptions = {}): Promise<HTMLLinkElement> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  if (options.media) link.media = options.media;
  link.href = url;
  return loadElement(link, link.href, options);
}
