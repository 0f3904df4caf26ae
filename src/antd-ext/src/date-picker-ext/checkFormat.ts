import dayjs from 'dayjs';
import { warnOnce } from '../_internal/warnOnce';
import { type DateUnit, fromDate, isTimeUnit, startOf, toDate } from './dateValue';
import type { ValueFormat } from './types';

/** In a year that is over, and with parts that are all different. */
const SAMPLE = '2001-11-22T13:14:15';

const NAMED: readonly string[] = ['dayjs', 'timestamp', 'iso'];

/**
 * The format that is used for what was given as `valueFormat`: `'dayjs'` for what cannot be one. In development it says
 * so, and also when a pattern does not keep what the picker chooses.
 */
export function checkFormat(
  given: unknown,
  unit: DateUnit,
  isTime: boolean,
  component: string,
): ValueFormat {
  const format = typeof given === 'string' && given !== '' && isKnown(given) ? given : 'dayjs';
  if (process.env.NODE_ENV !== 'production') {
    if (format !== given) {
      warnOnce(
        `${component} got the valueFormat ${JSON.stringify(given)}, which is no format that dayjs can read and write, and uses 'dayjs'. ` +
          "Pass 'dayjs', 'timestamp', 'iso' or a pattern such as 'YYYY-MM-DD'.",
      );
    } else if (!keeps(format, unit, isTime)) {
      warnOnce(
        `${component} has the valueFormat ${JSON.stringify(format)}, from which what was chosen cannot be read back. ` +
          `Pass 'dayjs', 'timestamp', 'iso' or a pattern with everything that is chosen, such as ${suggest(unit, isTime)}; ` +
          'dayjs can write weeks in a pattern, but not read them.',
      );
    }
  }
  return format;
}

/** At weeks of ISO 8601 and at names of zones dayjs throws, unless it has the plugins for them. */
function isKnown(format: string): boolean {
  try {
    dayjs(dayjs(SAMPLE).format(format), format, true);
    return true;
  } catch {
    return false;
  }
}

function keeps(format: string, unit: DateUnit, isTime: boolean): boolean {
  if (NAMED.includes(format)) return true;
  const sample = dayjs(SAMPLE);
  const back = toDate(fromDate(sample, format, unit, 'en'), format);
  if (isTime) return back?.hour() === sample.hour();
  // With a time, the hour is the least that has to stay.
  return back?.isSame(startOf(sample, unit, 'en'), isTimeUnit(unit) ? 'hour' : 'day') ?? false;
}

function suggest(unit: DateUnit, isTime: boolean): string {
  if (isTime) return "'HH:mm:ss'";
  return isTimeUnit(unit) ? "'YYYY-MM-DD HH:mm:ss'" : "'YYYY-MM-DD'";
}
