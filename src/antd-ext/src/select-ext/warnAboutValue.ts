import { warnOnce } from '../_internal/warnOnce';
import type { OptionFields } from './optionText';
import { type AnyValue, rawOf } from './toSelectAll';
import type { SelectExtOption } from './types';

/**
 * Tells a developer of a value that no option can have. Call it inside `if (process.env.NODE_ENV !== 'production')`.
 *
 * @param values What is chosen.
 * @param options What can be chosen, without groups; antd also takes other values than its types say.
 * @param multiple Whether several can be chosen.
 */
export function warnAboutValue(
  values: readonly AnyValue[],
  options: readonly SelectExtOption[],
  fields: OptionFields,
  multiple: boolean,
): void {
  if (values.length > 1 && !multiple) {
    warnOnce(
      'SelectExt got several values, but only one option can be chosen. Pass one value, or add mode="multiple".',
    );
  }
  const known = new Set<unknown>(options.map((option) => option[fields.value]));
  const isOdd = (value: unknown) =>
    // Of a number or a boolean for a text `warnAboutDataMap` tells.
    !known.has(value) &&
    !known.has(String(value)) &&
    typeof value !== 'string' &&
    (typeof value !== 'number' || Number.isNaN(value));
  const odd: unknown = values.find((value) => isOdd(rawOf(value)));
  if (odd === undefined) return;
  warnOnce(
    `SelectExt got ${Number.isNaN(odd) ? 'NaN' : `a value of type ${typeof odd}`}, which no option has. ` +
      'Pass the value of an option, a string or a number, and undefined for none.',
  );
}
