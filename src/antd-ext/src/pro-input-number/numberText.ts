/** What may stand in the field. */
export interface NumberRules {
  /** One character between the groups of the integer part; empty: none. */
  separator: string;
  /** Most decimals; `undefined`: any number of them. */
  precision: number | undefined;
  /** Whether a minus sign may come first. */
  negative: boolean;
  /** Whether a number at rest is filled up with zeros to `precision`. */
  pad: boolean;
}

const FULL_WIDTH_OFFSET = 0xfee0;

/** Digits and signs as a Chinese or Japanese input method writes them, in ASCII. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[０-９，－．]/g, (char) =>
      String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET),
    )
    .replace(/。/g, '.')
    .replace(/−/g, '-');
}

/** Whether the text, without separators, is a number or the beginning of one. With more digits it would be infinite. */
export function isNumberStart(raw: string, { precision, negative }: NumberRules): boolean {
  const match = /^(-?)\d{0,308}(?:(\.)(\d*))?$/.exec(raw);
  if (!match) return false;
  const [, sign, point, decimals = ''] = match;
  if (sign && !negative) return false;
  if (point && precision === 0) return false;
  return precision === undefined || decimals.length <= precision;
}

/** Puts the separator between the thousands of the integer part, never into the decimals. */
export function group(raw: string, separator: string): string {
  if (!separator) return raw;
  return raw.replace(/^-?\d+/, (integer) => integer.replace(/\B(?=(\d{3})+$)/g, () => separator));
}

/** Takes the separators out. */
export function ungroup(text: string, separator: string): string {
  return separator ? text.split(separator).join('') : text;
}

/** The shortest way to write the same number; empty when there is no digit, or something else than a number. */
export function toCanonical(raw: string): string {
  const match = /^(-?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(raw);
  if (!match || !/\d/.test(raw)) return '';
  const [, sign, digits = '', decimals = ''] = match;
  const number = `${digits || '0'}${decimals && `.${decimals}`}`;
  return number === '0' ? '0' : `${sign}${number}`;
}

type Rounding = 'half-up' | 'floor' | 'ceil';

/**
 * Rounds exactly, digit by digit: a JavaScript number would make 1.005 one cent less.
 *
 * @param decimal A decimal in canonical form.
 * @param precision Decimals to keep; `undefined` keeps all.
 */
export function roundDecimal(
  decimal: string,
  precision: number | undefined,
  rounding: Rounding = 'half-up',
): string {
  const [integer = '', decimals = ''] = decimal.replace('-', '').split('.');
  if (precision === undefined || decimals.length <= precision) return decimal;
  const negative = decimal.startsWith('-');
  const away =
    rounding === 'half-up' ? (decimals[precision] ?? '') >= '5' : isAway(rounding, negative);
  const units = BigInt(integer + decimals.slice(0, precision)) + BigInt(away ? 1 : 0);
  const digits = String(units).padStart(precision + 1, '0');
  const point = digits.length - precision;
  return toCanonical(`${negative ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`);
}

function isAway(rounding: 'floor' | 'ceil', negative: boolean): boolean {
  return (rounding === 'floor') === negative;
}

/** How a number is shown while nobody is typing it. */
export function formatDecimal(decimal: string, { precision, separator, pad }: NumberRules): string {
  if (decimal === '') return '';
  const rounded = roundDecimal(decimal, precision);
  return group(pad && precision ? padDecimals(rounded, precision) : rounded, separator);
}

function padDecimals(decimal: string, precision: number): string {
  const [integer, decimals = ''] = decimal.split('.');
  return `${integer}.${decimals.padEnd(precision, '0')}`;
}
