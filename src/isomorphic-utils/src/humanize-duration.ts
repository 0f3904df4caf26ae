/** A unit of time with a fixed length. */
export type DurationUnit = 'day' | 'hour' | 'minute' | 'second' | 'millisecond';

export interface HumanizeDurationOptions {
  /**
   * Language of the text.
   *
   * @zh 文本的语言。
   * @default 'zh-CN'
   */
  locale?: 'zh-CN' | 'en-US';
  /**
   * Units to use, in any order.
   *
   * @zh 可用的单位，顺序不限。
   * @default ['day', 'hour', 'minute', 'second']
   */
  units?: readonly DurationUnit[];
  /**
   * Maximum number of units, counted from the largest non-zero one; the last one is rounded.
   *
   * @zh 最多显示几个单位，从不为 0 的最大单位算起；最后一个单位四舍五入。
   * @default 2
   */
  largest?: number;
}

/** From the largest to the smallest; month and year have no fixed length. */
const UNITS = [
  ['day', 86_400_000, '天'],
  ['hour', 3_600_000, '小时'],
  ['minute', 60_000, '分钟'],
  ['second', 1000, '秒'],
  ['millisecond', 1, '毫秒'],
] as const;

const DEFAULT_UNITS: readonly DurationUnit[] = ['day', 'hour', 'minute', 'second'];

/**
 * Formats a duration as readable text.
 *
 * @zh 把时长格式化为便于阅读的文本。
 * @param ms The duration in milliseconds; a negative one gets a minus sign.
 * @zhParam ms 时长，单位毫秒；负数带负号。
 * @param options Language and units.
 * @zhParam options 语言与单位。
 * @returns The text, such as `'1 小时 30 分钟'`, without units that are 0; an empty string for `NaN` and
 * infinities.
 * @zhReturns 文本，如 `'1 小时 30 分钟'`，为 0 的单位不显示；`NaN` 和无穷大返回空字符串。
 * @throws {RangeError} If there is no unit, or `largest` is not a positive integer.
 * @zhThrows {RangeError} 没有单位，或 `largest` 不是正整数时抛出。
 * @group date
 * @since 0.2.0
 * @keywords 时长 耗时 剩余时间 倒计时 duration elapsed hours minutes humanize
 * @example
 * ```ts
 * humanizeDuration(5_400_000); // '1 小时 30 分钟'
 * humanizeDuration(61_000, { locale: 'en-US' }); // '1 minute 1 second'
 * humanizeDuration(90_061_000, { largest: 1 }); // '1 天'
 * humanizeDuration(350, { units: ['second', 'millisecond'] }); // '350 毫秒'
 * ```
 */
export function humanizeDuration(
  ms: number,
  { locale = 'zh-CN', units = DEFAULT_UNITS, largest = 2 }: HumanizeDurationOptions = {},
): string {
  const used = UNITS.filter(([unit]) => units.includes(unit));
  if (used.length === 0) throw new RangeError('units must name one unit at least.');
  if (!Number.isInteger(largest) || largest < 1) {
    throw new RangeError(`largest must be a positive integer, not ${largest}.`);
  }
  if (!Number.isFinite(ms)) return '';

  let rest = roundToShown(
    Math.abs(ms),
    used.map(([, length]) => length),
    largest,
  );
  const minus = ms < 0 && rest > 0 ? '-' : '';
  const parts: string[] = [];
  for (const [index, [unit, length, zh]] of used.entries()) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    const isOnlyPart = index === used.length - 1 && parts.length === 0;
    if (count === 0 && !isOnlyPart) continue;
    parts.push(`${count} ${locale === 'zh-CN' ? zh : unit + (count === 1 ? '' : 's')}`);
  }
  return minus + parts.join(' ');
}

/** Rounds to the smallest unit that will be shown. */
function roundToShown(ms: number, lengths: readonly number[], largest: number): number {
  const last = lengths.length - 1;
  const firstOf = (duration: number) => {
    const first = lengths.findIndex((length) => duration >= length);
    return first < 0 ? last : first;
  };
  const roundAt = (first: number) => {
    const smallest = lengths[Math.min(first + largest - 1, last)] ?? 1;
    return Math.round(ms / smallest) * smallest;
  };
  // 59.9 minutes may become an hour, and then fewer of the smaller units are shown.
  return roundAt(firstOf(roundAt(firstOf(ms))));
}
