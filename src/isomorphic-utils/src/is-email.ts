/** The local part that the HTML standard allows, without a dot at an end or beside another. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
/** A top-level domain has no digits, unless it is an internationalized one as ASCII. */
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/**
 * Checks whether a string is a common email address: one that browsers accept in `<input type="email">`,
 * whose domain has a dot. Quotes, comments, IP addresses and non-ASCII characters are rejected. Whether the
 * address exists can only be verified by sending a message.
 *
 * @zh 判断字符串是否为常见的邮箱地址：符合浏览器 `<input type="email">` 的规则，且域名含点。不接受引号、注释、IP 地址和非 ASCII 字符。地址是否存在，只有发送邮件才能确认。
 * @param text The string to test.
 * @zhParam text 要判断的字符串。
 * @returns Whether it is an email address; `false` for `null` and `undefined`.
 * @zhReturns 是否为邮箱地址；`null` 和 `undefined` 返回 `false`。
 * @group validate
 * @since 0.2.0
 * @keywords 邮箱 邮件 校验 验证 email mail address validate
 * @example
 * ```ts
 * isEmail('li.lei+news@example.com'); // true
 * isEmail('li@localhost'); // false
 * isEmail('li..lei@example.com'); // false
 * ```
 */
export function isEmail(text: string | null | undefined): boolean {
  // The length first, so that no text takes long.
  if (!text || text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  const topLevel = labels[labels.length - 1] ?? '';
  return (
    at <= 64 &&
    LOCAL.test(text.slice(0, Math.max(0, at))) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(topLevel)
  );
}
