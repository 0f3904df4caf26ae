/** Values of parameters; `undefined` and `null` remove the parameter. */
export type Query = Record<string, string | number | boolean | null | undefined>;

export interface SetQueryOptions {
  /**
   * Whether the present entry of the history is replaced; else a new one is added, and “Back” leads to the old address.
   * @zh 是否替换当前历史记录；否则新增一条，点击「后退」回到原来的地址。
   * @default false
   */
  replace?: boolean;
}

/**
 * Changes parameters of the present address without loading the page. Other parameters, the hash and
 * `history.state` stay; where nothing changes, nothing is added to the history. Routers are not told of it: in an
 * application with a router, navigate with the router. On a server it does nothing.
 *
 * @zh 修改当前地址的查询参数，不刷新页面。其他参数、hash 和 `history.state` 保持不变；没有变化时不会新增历史记录。路由库不会收到通知：使用路由的应用请用路由跳转。在服务端不做任何事。
 * @param query The parameters to change; `undefined` and `null` remove one.
 * @zhParam query 要修改的参数；`undefined` 和 `null` 表示移除。
 * @param options How the history is changed.
 * @zhParam options 如何修改历史记录。
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
