/** Values of parameters; `undefined` and `null` remove the parameter. */
export type Query = Record<string, string | number | boolean | null | undefined>;

export interface SetQueryOptions {
  /**
   * Replaces the current history entry. Otherwise a new entry is added, and “Back” returns to the old URL.
   * @zh 替换当前历史记录。否则新增一条，点击「后退」会回到原来的地址。
   * @default false
   */
  replace?: boolean;
}

/**
 * Changes query parameters of the current URL without reloading the page. Other parameters, the hash and
 * `history.state` are kept; if nothing changes, no history entry is added. Routers are not notified: in an
 * application with a router, navigate with the router instead. Does nothing on a server.
 *
 * @zh 修改当前地址的查询参数，不刷新页面。其他参数、hash 和 `history.state` 保持不变；没有变化时不会新增历史记录。路由库不会收到通知：使用路由的应用请用路由跳转。在服务端没有任何作用。
 * @param query The parameters to change; `undefined` and `null` remove a parameter.
 * @zhParam query 要修改的参数；`undefined` 和 `null` 表示移除。
 * @param options How the history is updated.
 * @zhParam options 如何更新历史记录。
 * @group page
 * @since 0.2.0
 * @keywords query search params url parameter set history pushState replaceState 查询 参数 地址 修改
 * @example
 * ```ts
 * import { setQuery } from '@mtools/browser-utils';
 *
 * // https://example.com/users?tab=roles#list
 * setQuery({ page: 2 });
 * location.search; // '?tab=roles&page=2'
 * setQuery({ tab: undefined }, { replace: true });
 * location.href; // 'https://example.com/users?page=2#list'
 * ```
 */
export function setQuery(query: Query, options: SetQueryOptions = {}): void {
  if (typeof window === 'undefined') return;
  const { location, history } = window;
  const params = new URLSearchParams(location.search);
  const before = params.toString();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) params.delete(name);
    else params.set(name, String(value));
  }
  const search = params.toString();
  if (search === before) return;
  // With its path: an address of nothing but the query would be relative to the `base` of the page.
  const url = `${location.pathname}${search && `?${search}`}${location.hash}`;
  history[options.replace ? 'replaceState' : 'pushState'](history.state, '', url);
}
