export interface IsIdCardCNOptions {
  /**
   * Accepts numbers of 15 digits too. They have no checksum and have not been valid since 2013, but old records hold
   * them.
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
 * Tells whether a text can be the number of an identity card of mainland China: province, a birth date that exists
 * and is not in the future, and checksum. Whether the card exists only an authority knows.
 *
 * @zh 判断文本是否符合中国大陆身份证号码的规则：省份代码、真实存在且不晚于今天的出生日期、校验码。证件是否真实存在，只有主管部门能够核实。
 * @param text The text to test. The last character may be a small `x`.
 * @zhParam text 要判断的文本，末位可以是小写 `x`。
 * @param options Whether numbers of 15 digits are accepted.
 * @zhParam options 是否接受 15 位号码。
 * @returns Whether it can be one; `false` for `null` and `undefined`.
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
