import { joinURL as join } from 'ufo';

/**
 * Joins the parts of an address with exactly one slash between them. Parts are not encoded: pass what a user typed
 * through `encodeURIComponent`.
 *
 * @zh 拼接地址的各部分，之间恰好一个斜杠。不做编码：用户输入的内容请先用 `encodeURIComponent` 处理。
 * @param base The beginning, such as an origin or a path.
 * @zhParam base 开头部分，如域名或路径。
 * @param parts What follows; empty parts and `'/'` are left out.
 * @zhParam parts 后续各部分；空的部分和 `'/'` 会忽略。
 * @returns The address.
 * @zhReturns 拼接后的地址。
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
