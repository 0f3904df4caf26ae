/**
 * Observes a media query. The listener is called immediately with the current result, and then on every
 * change.
 *
 * @zh 监听媒体查询。监听函数会立即以当前结果调用一次，之后每次变化时调用。
 * @param query A media query, for example `'(min-width: 768px)'`. An invalid one never matches.
 * @zhParam query 媒体查询，例如 `'(min-width: 768px)'`。无效的查询永远不匹配。
 * @param listener Called with whether the query matches. On a server, it is called once with `false`.
 * @zhParam listener 以是否匹配为参数调用。在服务端以 `false` 调用一次。
 * @returns A function that stops observing; calling it more than once has no effect.
 * @zhReturns 取消监听的函数；重复调用没有影响。
 * @group page
 * @since 0.1.0
 * @keywords media query matchMedia responsive breakpoint dark 媒体查询 响应式 断点 深色 监听
 * @example
 * ```ts
 * import { onMediaQuery } from '@mtools/browser-utils';
 *
 * const stop = onMediaQuery('(prefers-color-scheme: dark)', (dark) => {
 *   document.documentElement.dataset.theme = dark ? 'dark' : 'light';
 * });
 * stop();
 * ```
 */
export function onMediaQuery(query: string, listener: (matches: boolean) => void): () => void {
  if (typeof window === 'undefined') {
    listener(false);
    return () => {};
  }
  const list = window.matchMedia(query);
  const onChange = (event: MediaQueryListEvent) => listener(event.matches);
  listener(list.matches);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
