import { warnOnce } from '../_internal/warnOnce';
import { toDecimal } from '../pro-input-number/readValue';
import type { RangeNumberValue } from './types';

/** Start and end as they were given; each side judges its own. */
export type GivenPair = [start: unknown, end: unknown];

/**
 * Reads what is given as `value`.
 *
 * @returns Two empty sides for nothing and for what is no pair, which also gives a warning.
 */
export function readPair(value: unknown): GivenPair {
  if (Array.isArray(value) && value.length <= 2) return [value[0] ?? null, value[1] ?? null];
  if (process.env.NODE_ENV !== 'production' && value !== undefined && value !== null) {
    warnOnce(
      `RangeNumberExt got ${Array.isArray(value) ? `${value.length} values` : `the value ${String(value)}`} instead of a pair, and stays empty. ` +
        'Pass [start, end], each a number or null.',
    );
  }
  return [null, null];
}

/** The pair as numbers; `null` for what is none. */
export function toNumbers([start, end]: GivenPair): RangeNumberValue {
  return [toNumber(start), toNumber(end)];
}

function toNumber(side: unknown): number | null {
  const decimal = toDecimal(side);
  return decimal === '' ? null : Number(decimal);
}

/** Whether both sides are empty; also for `undefined`, `null` and what is no pair. */
export function isEmpty(value: unknown): boolean {
  return countNumbers(value) === 0;
}

/** How many sides hold a number. */
export function countNumbers(value: unknown): number {
  if (!Array.isArray(value)) return 0;
  return toNumbers([value[0], value[1]]).filter((side) => side !== null).length;
}
