import Big from 'big.js';
import { formatNumber } from '../format-number';

/** A number, a `bigint`, or decimal text such as `'12.50'` or `'1.5e-7'`. */
export type DecimalInput = number | bigint | string;

/**
 * Reads an operand of exact arithmetic. The text of a number goes to big.js, never the number itself, so
 * what an application sets in `Big.strict` does not matter here.
 */
export function toBig(value: DecimalInput, caller: string): Big {
  const text = formatNumber(value, { thousands: false });
  if (!text) throw new TypeError(`${caller}() takes decimal numbers, not "${value}".`);
  return new Big(text);
}
