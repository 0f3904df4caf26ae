import Big from 'big.js';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { addExact } from './add-exact';
import { divExact } from './div-exact';
import { formatNumber } from './format-number';
import { mulExact } from './mul-exact';
import { subExact } from './sub-exact';
import { toFixedExact } from './to-fixed-exact';

const DECIMALS = 6;

/** A decimal number as text, and the whole number that it is in millionths. */
const decimal = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map((scaled) => {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(DECIMALS + 1, '0');
  const text = `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
  return { scaled, text: scaled < 0n ? `-${text}` : text };
});

const scale = (text: string) => BigInt(toFixedExact(text, 2 * DECIMALS).replace('.', ''));
const runs = { numRuns: 100 };

afterEach(() => {
  Big.strict = false;
  Big.DP = 20;
});

describe('exact arithmetic', () => {
  it('agrees with whole numbers', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const unit = 10n ** BigInt(DECIMALS);
        expect(scale(addExact(a.text, b.text))).toBe((a.scaled + b.scaled) * unit);
        expect(scale(subExact(a.text, b.text))).toBe((a.scaled - b.scaled) * unit);
        expect(scale(mulExact(a.text, b.text))).toBe(a.scaled * b.scaled);
      }),
      runs,
    );
  });

  it('divides to the last decimal', () => {
    const positive = fc.bigInt({ min: 1n, max: 10n ** 20n });
    fc.assert(
      fc.property(positive, positive, fc.integer({ min: 0, max: 30 }), (a, b, precision) => {
        const shifted = a * 10n ** BigInt(precision);
        const toWhole = (text: string) => BigInt(toFixedExact(text, precision).replace('.', ''));
        const down = shifted / b;
        const up = shifted % b === 0n ? down : down + 1n;
        const half = (2n * shifted + b) / (2n * b);
        const isTie = 2n * (shifted % b) === b;
        expect(toWhole(divExact(a, b, { precision, rounding: 'down' }))).toBe(down);
        expect(toWhole(divExact(a, b, { precision, rounding: 'up' }))).toBe(up);
        expect(toWhole(divExact(a, b, { precision }))).toBe(half);
        expect(toWhole(divExact(a, b, { precision, rounding: 'half-even' }))).toBe(
          isTie && down % 2n === 0n ? down : half,
        );
      }),
      runs,
    );
  });

  it('takes numbers, bigints and text together', () => {
    expect(addExact(0.1, 0.2)).toBe('0.3');
    expect(subExact(9007199254740993n, '1.50')).toBe('9007199254740991.5');
    expect(mulExact('1e3', 1.1)).toBe('1100');
    expect(divExact(1, 3)).toBe('0.33333333333333333333');
    expect(divExact(-2, 3, { precision: 0 })).toBe('-1');
  });

  it('writes neither an exponent nor a negative zero', () => {
    expect(mulExact(1e21, 10)).toBe('10000000000000000000000');
    expect(mulExact(1e-7, 0.1)).toBe('0.00000001');
    expect(mulExact(-1, 0)).toBe('0');
    expect(addExact(-1, 1)).toBe('0');
    expect(divExact(-1, 1000, { precision: 2 })).toBe('0');
    expect(divExact(0, -5)).toBe('0');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '', '12px', '1,000'])('refuses %s', (value) => {
    for (const fn of [addExact, subExact, mulExact, divExact]) {
      expect(() => fn(value, 1)).toThrow(TypeError);
      expect(() => fn(1, value)).toThrow(`${fn.name}() takes decimal numbers, not "${value}".`);
    }
    expect(() => toFixedExact(value, 2)).toThrow(TypeError);
  });

  it('refuses to divide by zero, and decimals that are not an integer', () => {
    expect(() => divExact(1, 0)).toThrow(new RangeError('divExact() cannot divide by zero.'));
    expect(() => divExact(1, '-0.00')).toThrow(RangeError);
    expect(() => divExact(1, 3, { precision: 1.5 })).toThrow(RangeError);
    expect(() => toFixedExact(1, -1)).toThrow('digits must be an integer');
  });

  it('depends on no setting of big.js that an application makes', () => {
    Big.strict = true;
    Big.DP = 2;
    expect(divExact(1, 8, { precision: 3 })).toBe('0.125');
    expect(addExact(0.1, 0.2)).toBe('0.3');
    expect(Big.DP).toBe(2);
  });
});

describe('toFixedExact', () => {
  it.each([
    [1.005, 2, '1.01'],
    [-1.005, 2, '-1.01'],
    ['1234.5', 0, '1235'],
    [-0.001, 2, '0.00'],
    [12n, 3, '12.000'],
  ])('rounds %s to %i decimals', (value, digits, text) => {
    expect(toFixedExact(value, digits)).toBe(text);
  });

  it('rounds as big.js does', () => {
    const modes = { down: 0, 'half-up': 1, 'half-even': 2, up: 3 } as const;
    const names = fc.constantFrom(...(Object.keys(modes) as (keyof typeof modes)[]));
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 8 }), names, ({ text }, digits, rounding) => {
        const expected = formatNumber(new Big(text).toFixed(digits, modes[rounding]), {
          thousands: false,
        });
        expect(toFixedExact(text, digits, { rounding })).toBe(expected);
      }),
      runs,
    );
  });
});
