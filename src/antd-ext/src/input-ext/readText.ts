import { warnOnce } from '../_internal/warnOnce';

/**
 * Reads what is given as `value`.
 *
 * @returns The text; empty for `null` and for what is no text, which also gives a warning. `undefined` stays, because
 * it leaves the text to the field.
 */
export function readText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (/string|bigint/.test(typeof value) || Number.isFinite(value)) return String(value);
  if (process.env.NODE_ENV !== 'production' && value !== null) {
    warnOnce(
      `InputExt got ${describe(value)} as its value, which is no text, and stays empty. Pass a string, a number or null.`,
    );
  }
  return '';
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : String(value);
}
