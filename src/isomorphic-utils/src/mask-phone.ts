import { mask } from './mask';

/** A mobile number of mainland China: country code, and three, four and four digits with or without separators. */
const MOBILE = /^(\+?86[-\s]?)?(1\d{2})[-\s]?\d{4}[-\s]?(\d{4})$/;

/**
 * Masks the middle four digits of a mobile number of mainland China and keeps the country code. Other
 * numbers show a quarter at each end, at most three characters at the start and four at the end.
 *
 * @zh 隐藏中国大陆手机号的中间四位，保留国家码。其他号码的开头和结尾各显示四分之一，开头最多三位，结尾最多四位。
 * @param phone The number, with or without spaces and hyphens.
 * @zhParam phone 号码，可以含空格和连字符。
 * @returns The masked number; an empty string for `null` and `undefined`.
 * @zhReturns 隐藏后的号码；`null` 和 `undefined` 返回空字符串。
 * @group string
 * @since 0.2.0
 * @keywords 手机号 脱敏 隐藏 隐私 mask phone mobile privacy
 * @example
 * ```ts
 * maskPhone('13800138000'); // '138****8000'
 * maskPhone('+86 138 0013 8000'); // '+86 138****8000'
 * maskPhone('010-62345678'); // '010******678'
 * ```
 */
export function maskPhone(phone: string | null | undefined): string {
  const text = phone?.trim() ?? '';
  const mobile = MOBILE.exec(text);
  if (mobile) return `${mobile[1] ?? ''}${mobile[2]}****${mobile[3]}`;
  const quarter = Math.floor(text.length / 4);
  return mask(text, { start: Math.min(3, quarter), end: Math.min(4, quarter) });
}
