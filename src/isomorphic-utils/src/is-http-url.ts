/**
 * Checks whether a string is an absolute http or https URL that is safe to use in a link. Other schemes such
 * as `javascript:` are rejected, and so are spaces and backslashes, which `URL` would silently fix.
 *
 * @zh 判断字符串是否为 http 或 https 的绝对 URL，可以安全地用作链接：不接受 `javascript:` 等协议，也不接受 `URL` 会自动修正的空格和反斜杠。
 * @param text The string to test.
 * @zhParam text 要判断的字符串。
 * @returns Whether it is such a URL; `false` for `null` and `undefined`.
 * @zhReturns 是否为 http(s) URL；`null` 和 `undefined` 返回 `false`。
 * @group validate
 * @since 0.2.0
 * @keywords 网址 链接 校验 验证 url http https link validate
 * @example
 * ```ts
 * isHttpUrl('https://example.com/a?b=1'); // true
 * isHttpUrl('javascript:alert(1)'); // false
 * isHttpUrl('example.com'); // false
 * ```
 */
export function isHttpUrl(text: string | null | undefined): boolean {
  if (!text || !/^https?:\/\/[^\s\\/?#][^\s\\]*$/i.test(text)) return false;
  try {
    // `URL.canParse` came to Chrome with 120.
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
