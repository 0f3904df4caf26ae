import { warnOnce } from '../_internal/warnOnce';
import { toCanonical } from './numberText';

/** Beyond this no number of JavaScript goes, and a text with more would fill the memory with zeros. */
const MAX_EXPONENT = 400;

/**
 * Reads what is given as `value`.
 *
 * @returns A decimal in canonical form; empty for nothing and for what is not a number, which also gives a warning.
 */
export function readValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  const decimal = toDecimal(value);
  if (process.env.NODE_ENV !== 'production') warnAbout(value, decimal);
  return decimal;
}

/** A number or string as a decimal in canonical form; empty for anything that is none. */
export function toDecimal(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? expand(String(value)) : '';
}

function warnAbout(value: unknown, decimal: string): void {
  if (decimal === '') {
    warnOnce(
      `ProInputNumber got the value ${typeof value === 'object' ? 'of an object' : JSON.stringify(String(value))}, which is not a number, and stays empty. ` +
        'Pass a number, a decimal as a string, or null.',
    );
  } else if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    warnLostDigits();
  }
}

/** Says that a number has more digits than JavaScript keeps. */
export function warnLostDigits(): void {
  warnOnce(
    'ProInputNumber got a number with more digits than JavaScript keeps, and some were lost. ' +
      'Set stringMode, and pass and store the value as a string.',
  );
}

/** Without an exponent; empty for what is not a decimal number. */
function expand(text: string): string {
  const match = /^\s*([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?\s*$/i.exec(text);
  if (!match) return '';
  const [, sign = '', integer = '', decimals = '', exponent = '0'] = match;
  const shift = Number(exponent);
  if (integer + decimals === '' || Math.abs(shift) > MAX_EXPONENT) return '';
  const digits =
    '0'.repeat(Math.max(0, -shift)) + integer + decimals + '0'.repeat(Math.max(0, shift));
  const point = Math.max(0, -shift) + integer.length + shift;
  return toCanonical(`${sign.replace('+', '')}${digits.slice(0, point)}.${digits.slice(point)}`);
}
