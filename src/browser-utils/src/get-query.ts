/**
 * Reads a query parameter of the current URL. Parameters after the `#` belong to a router and are not read.
 *
 * @zh 读取当前地址中的一个查询参数。`#` 之后的参数属于路由，不会读取。
 * @param name The name of the parameter.
 * @zhParam name 参数名。
 * @returns The decoded value; `''` for a parameter without a value; the first value if there are several;
 * `undefined` if there is no such parameter, and on a server.
 * @zhReturns 解码后的值；没有值的参数为 `''`；有多个值时取第一个；地址中没有该参数时以及在服务端为 `undefined`。
 * @group page
 * @since 0.2.0
 * @keywords query search params url parameter get 查询 参数 地址 读取
 * @example
 * ```ts
 * import { getQuery } from '@mtools/browser-utils';
 *
 * // https://example.com/users?tab=roles&q=%E5%BC%A0%E4%B8%89
 * getQuery('tab'); // 'roles'
 * getQuery('q'); // '张三'
 * getQuery('page'); // undefined
 * ```
 */
export function getQuery(name: string): string | undefined {
  if (typeof window === 'undefined') return undefined;
  return new URLSearchParams(window.location.search).get(name) ?? undefined;
}
