import { useMemo } from 'react';
import { warnOnce } from '../_internal/warnOnce';
import { type NumberRules, toHalfWidth } from './numberText';
import { toDecimal } from './readValue';
import type { ProInputNumberProps } from './types';

const DEFAULT_SEPARATOR = ',';

type RuleProps = Pick<
  ProInputNumberProps,
  'needThousandths' | 'thousandsSeparator' | 'precision' | 'padDecimals' | 'allowNegative' | 'min'
>;

/** The rules that the props stand for; the same object as long as they say the same. */
export function useNumberRules({
  needThousandths = false,
  thousandsSeparator = DEFAULT_SEPARATOR,
  precision,
  padDecimals = false,
  allowNegative,
  min,
}: RuleProps): NumberRules {
  const negative = allowNegative ?? !(Number(toDecimal(min) || Number.NaN) >= 0);
  return useMemo(
    () => ({
      separator: needThousandths ? toSeparator(thousandsSeparator) : '',
      precision: toPrecision(precision),
      negative,
      pad: padDecimals,
    }),
    [needThousandths, thousandsSeparator, precision, negative, padDecimals],
  );
}

function toSeparator(separator: string): string {
  // As everything that is typed is read.
  const char = toHalfWidth(separator);
  if (/^[^\d.-]?$/.test(char)) return char;
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `ProInputNumber cannot use thousandsSeparator ${JSON.stringify(separator)} and shows a comma. ` +
        'Pass one character that is no digit, point or minus sign.',
    );
  }
  return DEFAULT_SEPARATOR;
}

function toPrecision(precision: number | undefined | null): number | undefined {
  if (precision === undefined || precision === null) return undefined;
  if (Number.isInteger(precision) && precision >= 0) return precision;
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `ProInputNumber ignores the precision ${String(precision)}. Pass a whole number of decimals, 0 or more.`,
    );
  }
  return undefined;
}
