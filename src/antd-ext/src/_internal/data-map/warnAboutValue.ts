import { warnOnce } from '../warnOnce';

/**
 * Tells a developer of a value that no option can have. Call it inside `if (process.env.NODE_ENV !== 'production')`.
 *
 * @param component Name for the warning.
 * @param values What is chosen; of a type that the component's props do not allow, it may be.
 * @param options What can be chosen.
 */
export function warnAboutValue(
  component: string,
  values: readonly unknown[],
  options: readonly unknown[],
): void {
  const known = new Set(options);
  const odd = values.find(
    (value) =>
      // Of a number or a boolean for a text `warnAboutDataMap` tells.
      !known.has(value) &&
      !known.has(String(value)) &&
      typeof value !== 'string' &&
      !Number.isFinite(value),
  );
  if (odd === undefined) return;
  warnOnce(
    `${component} got ${typeof odd === 'number' ? odd : `a value of type ${typeof odd}`}, which no option has. ` +
      'Pass the value of an option, a string or a number, and undefined for none.',
  );
}
