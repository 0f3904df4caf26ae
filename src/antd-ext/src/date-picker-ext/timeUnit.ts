import type { DateUnit } from './dateValue';

/** What of a picker's props decides how fine a time it shows. */
export interface TimeSettings {
  showTime?: unknown;
  showHour?: unknown;
  showMinute?: unknown;
  showSecond?: unknown;
  showMillisecond?: unknown;
  format?: unknown;
}

/**
 * The finest part of a time that is seen, in the field or in the columns of the popup. What is finer antd takes from the
 * moment of the choice, and nobody has seen it.
 */
export function timeUnitOf(settings: TimeSettings): DateUnit {
  const { showTime, format } = settings;
  const time: TimeSettings = typeof showTime === 'object' && showTime !== null ? showTime : {};
  const parts = partsOf({ ...settings, ...time });
  const seen = textOf([format, time.format, parts ?? (format ? '' : ALL)]);
  if (seen.includes('SSS')) return 'millisecond';
  // Where the format has no time at all, there are columns for all parts; `x` and `X` are timestamps.
  if (/[sx]/i.test(seen) || !/[Hhkm]|LT|LLL/.test(seen)) return 'second';
  return /m|LT|LLL/.test(seen) ? 'minute' : 'hour';
}

const ALL = 'Hms';

/** The parts that were asked for one by one, as antd works them out, or `undefined` if none was. */
// https://github.com/react-component/picker/blob/v1.12.2/src/hooks/useTimeConfig.ts
function partsOf({ showHour, showMinute, showSecond, showMillisecond }: TimeSettings) {
  const asked = [showHour, showMinute, showSecond];
  if ([...asked, showMillisecond].every((part) => part === undefined)) return undefined;
  const others = asked.includes(false) || !asked.includes(true);
  const shown = asked.map((part, index) => (part ?? others) && ALL[index]);
  return [...shown, showMillisecond && 'SSS'].filter(Boolean).join('');
}

/** A format may be a text, a function, an object with a text, or a list of them. */
function textOf(format: unknown): string {
  if (Array.isArray(format)) return format.map(textOf).join(' ');
  // Whatever it may write.
  if (typeof format === 'function') return ALL;
  if (typeof format === 'object' && format !== null && 'format' in format) {
    return textOf(format.format);
  }
  return String(format ?? '');
}
