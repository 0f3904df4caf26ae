import { formatNumber } from './format-number';

export interface FormatBytesOptions {
  /**
   * Number of bytes in a KB: 1024, as in file managers and upload limits, or 1000, as disk vendors count.
   *
   * @zh 1 KB 的字节数：1024 与文件管理器和上传限制一致，1000 与硬盘厂商一致。
   * @default 1024
   */
  base?: 1000 | 1024;
  /**
   * Maximum number of decimal places, 0 to 100; trailing zeros are dropped.
   *
   * @zh 最多显示的小数位数，0 到 100；末尾的零会去掉。
   * @default 1
   */
  precision?: number;
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'] as const;

/**
 * Formats a byte count in the most suitable unit.
 *
 * @zh 把字节数格式化为最合适的单位。
 * @param bytes The number of bytes; a negative number keeps its sign.
 * @zhParam bytes 字节数；负数保留负号。
 * @param options Unit base and decimal places.
 * @zhParam options 单位的进制与小数位数。
 * @returns The formatted size, such as `'1.5 KB'`, in units from B to EB; an empty string for `NaN` and
 * infinities.
 * @zhReturns 格式化后的大小，如 `'1.5 KB'`，单位从 B 到 EB；`NaN` 和无穷大返回空字符串。
 * @throws {RangeError} If `precision` is not an integer from 0 to 100.
 * @zhThrows {RangeError} `precision` 不是 0 到 100 的整数时抛出。
 * @group number
 * @since 0.1.0
 * @keywords 文件大小 字节 单位换算 上传 file size bytes KB MB unit
 * @example
 * ```ts
 * formatBytes(1536); // '1.5 KB'
 * formatBytes(1_500_000, { base: 1000, precision: 2 }); // '1.5 MB'
 * formatBytes(0); // '0 B'
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
