import { assertDecimals } from './_internal/assert-decimals';

/**
 * How decimals are dropped: `'half-up'` to the nearest, a half away from zero; `'half-even'` to the nearest,
 * a half to the even digit (as banks do); `'down'` towards zero; `'up'` away from zero.
 */
export type Rounding = 'half-up' | 'half-even' | 'down' | 'up';

export interface FormatNumberOptions {
  /**
   * Thousands separator. `true` means `','`, `false` means none.
   *
   * @zh 千分位分隔符。`true` 表示 `','`，`false` 表示不分隔。
   * @default true
   */
  thousands?: boolean | string;
  /**
   * Number of decimal places, 0 to 100: excess decimals are rounded, and missing ones are padded with zeros
   * unless `pad` is `false`. By default, decimals are left as they are.
   *
   * @zh 小数位数，0 到 100。多余的位数会舍入，不足的位数补零（`pad` 为 `false` 时不补）。默认保持原样。
   */
  precision?: number;
  /**
   * Pads missing decimals with zeros. If `false`, `precision` is an upper limit and trailing zeros are
   * dropped.
   *
   * @zh 小数位数不足时补零。设为 `false` 时，`precision` 只表示上限，末尾的零会去掉。
   * @default true
   * @since 0.2.0
   */
  pad?: boolean;
  /**
   * How excess decimals are rounded.
   *
   * @zh 舍入方式：`'half-up'` 四舍五入，`'half-even'` 银行家舍入，`'down'` 向零截断，`'up'` 远离零进位。
   * @default 'half-up'
   * @since 0.2.0
   */
  rounding?: Rounding;
}

/** Sign, digits before the point, digits after it, exponent. The lookahead needs one digit at least. */
const DECIMAL = /^([+-])?(?=\.?\d)(\d+)?(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Formats a number for display, without rounding errors: the decimal string itself is rounded, so 1.005
 * becomes 1.01 (unlike with `toFixed`). Strings and `bigint`s can have any number of digits.
 *
 * @zh 格式化数字用于显示，没有舍入误差：直接对十进制字符串舍入，因此 1.005 得到 1.01（`toFixed` 做不到）。传入字符串或 `bigint` 时，位数不限。
 * @param value A number, a `bigint`, or a decimal string such as `'12.50'` or `'1.5e-7'`.
 * @zhParam value 数字、`bigint`，或十进制字符串，如 `'12.50'`、`'1.5e-7'`。
 * @param options Separator, decimal places and rounding.
 * @zhParam options 分隔符、小数位数与舍入方式。
 * @returns The formatted number, without an exponent and never `-0`; an empty string for `null`,
 * `undefined`, `NaN`, infinities and strings that are not decimal numbers.
 * @zhReturns 格式化后的数字，不含指数，也不会是 `-0`；`null`、`undefined`、`NaN`、无穷大和不是十进制数的字符串返回空字符串。
 * @throws {RangeError} If `precision` is not an integer from 0 to 100.
 * @zhThrows {RangeError} `precision` 不是 0 到 100 的整数时抛出。
 * @group number
 * @since 0.1.0
 * @keywords 千分位 金额 小数位 四舍五入 数字格式化 thousands currency decimals rounding format
 * @example
 * ```ts
 * formatNumber(1234567.891, { precision: 2 }); // '1,234,567.89'
 * formatNumber('9007199254740993.10'); // '9,007,199,254,740,993.10'
 * formatNumber(1.5, { precision: 3, pad: false }); // '1.5'
 * formatNumber(2.5, { precision: 0, rounding: 'half-even' }); // '2'
 * formatNumber(null) || '—'; // '—'
 * ```
 */
export function formatNumber(
  value: number | bigint | string | null | undefined,
  { thousands = true, precision, pad = true, rounding = 'half-up' }: FormatNumberOptions = {},
): string {
  if (precision !== undefined) assertDecimals(precision, 'precision');
  const match = DECIMAL.exec(String(value).trim());
  if (!match) return '';
  const [, sign, integer = '', decimals = '', exponent = '0'] = match;

  let text = movePoint(integer, decimals, Number(exponent));
  if (precision !== undefined) text = round(text, precision, rounding);
  const [whole = '', digits = ''] = text.split('.');
  const fraction = pad ? digits : digits.replace(/0+$/, '');
  const separator = thousands === true ? ',' : thousands || '';
  // A function, because "$&" and the like mean something in a replacement text.
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => separator);
  const minus = sign === '-' && /[1-9]/.test(text) ? '-' : '';
  return minus + grouped + (fraction && `.${fraction}`);
}

/** Writes out an exponent: ('1', '5', -3) becomes '0.0015'. */
function movePoint(integer: string, decimals: string, exponent: number): string {
  const point = integer.length + exponent;
  const digits = ('0'.repeat(Math.max(0, -point)) + integer + decimals).padEnd(point, '0');
  const whole = digits.slice(0, Math.max(0, point)).replace(/^0+(?=\d)/, '') || '0';
  return `${whole}.${digits.slice(Math.max(0, point))}`;
}

/** Rounds unsigned decimal text; with the sign put back, up is away from zero. */
function round(text: string, precision: number, rounding: Rounding): string {
  const point = text.indexOf('.');
  const kept = text.slice(0, point) + text.slice(point + 1, point + 1 + precision);
  const padded = kept.padEnd(point + precision, '0');
  const up = isRoundedUp(padded, text.slice(point + 1 + precision), rounding);
  // No bigint literals: builds for older browsers refuse them, the function is left alone.
  const digits = (BigInt(padded) + BigInt(up)).toString().padStart(precision + 1, '0');
  const end = digits.length - precision;
  return `${digits.slice(0, end)}.${digits.slice(end)}`;
}

function isRoundedUp(kept: string, dropped: string, rounding: Rounding): boolean {
  if (rounding === 'down') return false;
  if (rounding === 'up') return /[1-9]/.test(dropped);
  if (rounding === 'half-even' && /^50*$/.test(dropped)) return /[13579]$/.test(kept);
  // Compared as text, digit by digit: '499' comes before '5'.
  return dropped >= '5';
}
