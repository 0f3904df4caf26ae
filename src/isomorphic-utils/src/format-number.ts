export interface FormatNumberOptions {
  /**
   * Separator between groups of three digits; `true` is `','`, `false` is none.
   * @default true
   */
  thousands?: boolean | string;
  /**
   * Exact number of decimals, 0 to 100: further ones are rounded half away from zero, missing ones are
   * filled with zeros. Without it the decimals stay as they are.
   */
  precision?: number;
}

/** Sign, digits before the point, digits after it, exponent. The look-ahead asks for one digit at least. */
const DECIMAL = /^([+-])?(?=\.?\d)(\d+)?(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Writes a number for reading, exactly: the decimal text itself is rounded, so 1.005 becomes 1.01 (which
 * `toFixed` does not do), and numbers given as text or `bigint` may have any number of digits.
 *
 * @param value A number, a `bigint`, or decimal text such as `'12.50'` or `'1.5e-7'`.
 * @param options.thousands Group separator, `','` by default.
 * @param options.precision Exact number of decimals; as given by default.
 * @returns The text, never with an exponent and never `-0`; an empty text for `null`, `undefined`, `NaN`,
 * infinities and text which is not a decimal number.
 * @throws {RangeError} When `precision` is not a whole number from 0 to 100.
 * @example
 * ```ts
 * formatNumber(1234567.891, { precision: 2 }); // '1,234,567.89'
 * formatNumber('9007199254740993.10'); // '9,007,199,254,740,993.10'
 * formatNumber(null) || '—'; // '—'
 * ```
 */
export function formatNumber(
  value: number | bigint | string | null | undefined,
  { thousands = true, precision }: FormatNumberOptions = {},
): string {
  if (
    precision !== undefined &&
    !(Number.isInteger(precision) && precision >= 0 && precision <= 100)
  ) {
    throw new RangeError(`precision must be a whole number from 0 to 100, not ${precision}.`);
  }
  const match = DECIMAL.exec(String(value).trim());
  if (!match) return '';
  const [, sign, integer = '', decimals = '', exponent = '0'] = match;

  let text = movePoint(integer, decimals, Number(exponent));
  if (precision !== undefined) text = round(text, precision);
  const [whole = '', fraction] = text.split('.');
  const separator = thousands === true ? ',' : thousands || '';
  // A function, because "$&" and the like mean something in a replacement text.
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, () => separator);
  const minus = sign === '-' && /[1-9]/.test(text) ? '-' : '';
  return minus + grouped + (fraction ? `.${fraction}` : '');
}

/** Writes out an exponent: ('1', '5', -3) becomes '0.0015'. */
function movePoint(integer: string, decimals: string, exponent: number): string {
  const point = integer.length + exponent;
  const digits = ('0'.repeat(Math.max(0, -point)) + integer + decimals).padEnd(point, '0');
  const whole = digits.slice(0, Math.max(0, point)).replace(/^0+(?=\d)/, '') || '0';
  return `${whole}.${digits.slice(Math.max(0, point))}`;
}

/** Rounds unsigned decimal text half up, which with the sign put back is half away from zero. */
function round(text: string, precision: number): string {
  const point = text.indexOf('.');
  const kept = text.slice(0, point) + text.slice(point + 1, point + 1 + precision);
  const padded = kept.padEnd(point + precision, '0');
  const up = text.charAt(point + 1 + precision) >= '5';
  // No bigint literals: builds for older browsers refuse them, the function is left alone.
  const digits = (BigInt(padded) + BigInt(up)).toString().padStart(precision + 1, '0');
  const end = digits.length - precision;
  return `${digits.slice(0, end)}.${digits.slice(end)}`;
}
