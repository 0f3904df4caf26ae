/**
 * Checks whether a string is a mobile number of mainland China: 11 digits starting with 13 to 19, without
 * country code or spaces.
 *
 * @zh 判断字符串是否为中国大陆手机号：13 到 19 开头的 11 位数字，不含国家码和空格。
 * @param text The string to test.
 * @zhParam text 要判断的字符串。
 * @returns Whether it is a mobile number; `false` for `null` and `undefined`.
 * @zhReturns 是否为手机号；`null` 和 `undefined` 返回 `false`。
 * @group validate
 * @since 0.2.0
 * @keywords 手机号 校验 验证 phone mobile China validate
 * @example
 * ```ts
 * isPhoneCN('13800138000'); // true
 * isPhoneCN('12800138000'); // false
 * isPhoneCN('+8613800138000'); // false
 * ```
 */
export function isPhoneCN(text: string | null | undefined): boolean {
  return /^1[3-9]\d{9}$/.test(text ?? '');
}
