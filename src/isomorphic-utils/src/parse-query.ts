import { parseQuery as parse } from 'ufo';

/** What a query holds: text, or several texts where a name is repeated. */
export type ParsedQuery = Partial<Record<string, string | string[]>>;

/**
 * Reads the parameters of a query, decoded: of `location.search`, or of what follows the `?` of an address. What cannot be
 * decoded stays as it is, so it never throws. The names `__proto__` and `constructor` are left out.
 *
 * @zh 解析查询参数并解码：`location.search`，或地址中 `?` 之后的部分。无法解码的内容保持原样，不会抛出错误。忽略名为 `__proto__` 和 `constructor` 的参数。
 * @param query The query, with or without the `?`.
 * @zhParam query 查询字符串，可以带 `?`。
 * @returns The parameters: a text for each name, an array of texts for a name that is repeated.
 * @zhReturns 参数对象：每个参数为文本，重复出现的参数为文本数组。
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
