import { withQuery as withStrings } from 'ufo';

type QueryPrimitive = string | number | bigint | boolean | null | undefined;

/** Parameters of a query. An array repeats its name. */
export type QueryParams = Record<string, QueryPrimitive | readonly QueryPrimitive[]>;

/**
 * Adds encoded parameters to the query string of a URL. Parameters with the same name are replaced, or
 * removed if the value is `null` or `undefined`. The hash is kept.
 *
 * @zh 把参数编码后写入 URL 的查询字符串。同名参数会被替换；值为 `null` 或 `undefined` 时删除该参数。hash 保持不变。
 * @param url An absolute or relative URL, with or without a query string.
 * @zhParam url 绝对或相对 URL，可以已有查询参数。
 * @param query The parameters. An array repeats its name; `null` and `undefined` items are skipped.
 * @zhParam query 参数。数组会重复参数名，其中的 `null` 和 `undefined` 会跳过。
 * @returns The URL with the query string.
 * @zhReturns 带查询参数的 URL。
 * @group url
 * @since 0.2.0
 * @keywords 查询参数 地址 拼接 编码 query string url params search encode
 * @example
 * ```ts
 * withQuery('/users?page=1', { page: 2, name: '李' }); // '/users?page=2&name=%E6%9D%8E'
 * withQuery('/users?page=1#top', { page: null, id: [1, 2] }); // '/users?id=1&id=2#top'
 * ```
 */
export function withQuery(url: string, query: QueryParams): string {
  const entries = Object.entries(query).map(([name, value]) => [name, toStrings(value)]);
  return withStrings(url, Object.fromEntries(entries));
}

/** ufo writes `null` as a name without a value, and cannot write a `bigint`. */
function toStrings(value: QueryParams[string]): string | string[] | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object') return String(value);
  return value.filter((each) => each !== null && each !== undefined).map(String);
}
