import { parseQuery as parse } from 'ufo';

/** What a query holds: text, or several texts where a name is repeated. */
export type ParsedQuery = Partial<Record<string, string | string[]>>;

/**
 * Parses and decodes the parameters of a query string, such as `location.search` or the part of a URL after
 * `?`. It never throws: what cannot be decoded is left as it is. Parameters named `__proto__` and
 * `constructor` are ignored.
 *
 * @zh 解析查询字符串并解码，例如 `location.search`，或 URL 中 `?` 之后的部分。无法解码的内容保持原样，不会抛出错误。忽略名为 `__proto__` 和 `constructor` 的参数。
 * @param query The query string, with or without the `?`.
 * @zhParam query 查询字符串，可以带 `?`。
 * @returns An object with a string for each parameter, or an array of strings for a repeated one.
 * @zhReturns 参数对象：每个参数为字符串，重复出现的参数为字符串数组。
 * @group url
 * @since 0.2.0
 * @keywords 查询参数 解析 地址栏 parse query string search params decode
 * @example
 * ```ts
 * parseQuery('?page=2&name=%E6%9D%8E'); // { page: '2', name: '李' }
 * parseQuery('id=1&id=2&empty='); // { id: ['1', '2'], empty: '' }
 * ```
 */
export function parseQuery(query: string): ParsedQuery {
  // ufo gives an object without a prototype, which other libraries may not expect.
  return { ...parse(query) };
}
