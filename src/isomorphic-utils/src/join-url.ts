import { joinURL as join } from 'ufo';

/**
 * Joins the parts of a URL with exactly one slash between them. Parts are not encoded: pass user input
 * through `encodeURIComponent` first.
 *
 * @zh 拼接 URL 的各部分，相邻两部分之间只保留一个斜杠。不做编码：用户输入的内容请先用 `encodeURIComponent` 处理。
 * @param base The beginning, such as an origin or a path.
 * @zhParam base 开头部分，如域名或路径。
 * @param parts The following parts; empty parts and `'/'` are ignored.
 * @zhParam parts 后续各部分；忽略空的部分和 `'/'`。
 * @returns The joined URL.
 * @zhReturns 拼接后的 URL。
 * @group url
 * @since 0.2.0
 * @keywords 拼接 地址 路径 斜杠 join url path slash
 * @example
 * ```ts
 * joinURL('https://example.com/api/', '/users', 12); // 'https://example.com/api/users/12'
 * joinURL('/', 'orders', ''); // '/orders'
 * ```
 */
export function joinURL(base: string, ...parts: (string | number)[]): string {
  return join(base, ...parts.map(String));
}
