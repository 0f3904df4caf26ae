import { formatNumber } from './format-number';

export interface FormatBytesOptions {
  /**
   * Bytes in a KB: 1024 as file managers and upload limits count, 1000 as disk makers do.
   * @default 1024
   */
  base?: 1000 | 1024;
  /**
   * Most decimals shown, 0 to 100; zeros at the end are left out.
   * @default 1
   */
  precision?: number;
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'] as const;

/**
 * Writes a size in the unit in which it reads best.
 *
 * @param bytes The size in bytes; a negative one keeps its sign.
 * @param options.base Bytes in a KB, 1024 by default.
 * @param options.precision Most decimals shown, 1 by default.
 * @returns For example `'1.5 KB'`, from B to EB; an empty text for `NaN` and infinities.
 * @throws {RangeError} When `precision` is not a whole number from 0 to 100.
 * @example
 * ```ts
 * formatBytes(1536); // '1.5 KB'
 * formatBytes(1_500_000, { base: 1000, precision: 2 }); // '1.5 MB'
 * ```
 */
export function formatBytes(
  bytes: number,
  { base = 1024, precision = 1 }: FormatBytesOptions = {},
): string {
  if (!Number.isFinite(bytes)) return '';
  const sizeIn = (unit: number) =>
    Number(formatNumber(bytes / base ** unit, { precision, thousands: false }));
  let unit = 0;
  // The rounded size decides: 1023.99 KB reads 1 MB, never 1024 KB.
  while (Math.abs(sizeIn(unit)) >= base && unit < UNITS.length - 1) unit += 1;
  return `${sizeIn(unit)} ${UNITS[unit]}`;
}
