export interface IsIdCardCNOptions {
  /**
   * Also accepts 15-digit numbers. They have no checksum and have not been valid since 2013, but still occur
   * in old records.
   *
   * @zh 是否接受 15 位号码。15 位号码没有校验码，2013 年起已停用，但旧数据中仍有。
   * @default false
   */
  allow15?: boolean;
}

/** Provinces, and 9 for foreigners with permanent residence. */
const REGION = '(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|9[1-8])';
const LONG = new RegExp(`^${REGION}\\d{4}((?:19|20)\\d{2})(\\d{2})(\\d{2})\\d{3}[\\dXx]$`);
const SHORT = new RegExp(`^${REGION}\\d{4}(\\d{2})(\\d{2})(\\d{2})\\d{3}$`);

/** GB 11643: weight of each of the first 17 digits, and the check character for each remainder. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

const EIGHT_HOURS = 8 * 3_600_000;

/**
 * Checks whether a string is a well-formed ID card number of mainland China: province, a real birth date
 * that is not in the future, and checksum. Whether the card exists can only be verified by the authorities.
 *
 * @zh 判断字符串是否符合中国大陆身份证号码的规则：省份代码、真实存在且不晚于今天的出生日期、校验码。证件是否真实存在，只有主管部门能够核实。
 * @param text The string to test. The last character may be a lowercase `x`.
 * @zhParam text 要判断的字符串，末位可以是小写 `x`。
 * @param options Whether to accept 15-digit numbers.
 * @zhParam options 是否接受 15 位号码。
 * @returns Whether the number is well-formed; `false` for `null` and `undefined`.
 * @zhReturns 是否符合规则；`null` 和 `undefined` 返回 `false`。
 * @group validate
 * @since 0.2.0
 * @keywords 身份证 校验 校验码 出生日期 实名 id card China checksum validate
 * @example
 * ```ts
 * isIdCardCN('11010519491231002X'); // true
 * isIdCardCN('110105194912310021'); // false
 * isIdCardCN('110105491231002', { allow15: true }); // true
 * ```
 */
export function isIdCardCN(
  text: string | null | undefined,
  { allow15 = false }: IsIdCardCNOptions = {},
): boolean {
  const id = text ?? '';
  const short = allow15 ? SHORT.exec(id) : null;
  if (short) return isBirthDate(`19${short[1]}`, short[2], short[3]);
  const long = LONG.exec(id);
  return long !== null && isBirthDate(long[1], long[2], long[3]) && hasChecksum(id);
}

/** Whether such a day exists, and has begun in China. */
function isBirthDate(year?: string, month?: string, day?: string): boolean {
  const midnight = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // A day that does not exist becomes one of another month.
  const exists = midnight.toISOString().startsWith(`${year}-${month}-${day}`);
  return exists && midnight.getTime() <= Date.now() + EIGHT_HOURS;
}

function hasChecksum(id: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(id[index]), 0);
  return CHECKS[sum % 11] === id[17]?.toUpperCase();
}
