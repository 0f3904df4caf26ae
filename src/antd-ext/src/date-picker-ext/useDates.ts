import type { Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { useEvent } from '../_internal/useEvent';
import { useStableValue } from '../_internal/useStableValue';
import { checkFormat } from './checkFormat';
import { type DateUnit, fromDate } from './dateValue';
import { type AntdValue, readValue, type ValueShape } from './readValue';
import { type TimeSettings, timeUnitOf } from './timeUnit';
import type { ValueFormat } from './types';
import { useDayjsLocale } from './useDayjsLocale';

/** What of a picker's props decides about its values. */
export interface DateSettings extends TimeSettings {
  picker?: string;
  locale?: { lang: { locale: string } };
}

interface DatesOptions {
  component: string;
  shape: ValueShape;
  valueFormat: ValueFormat | undefined;
  settings: DateSettings;
  value: unknown;
  defaultValue: unknown;
}

interface Dates {
  /** For antd's `value`. */
  value: AntdValue;
  /** For antd's `defaultValue`. */
  defaultValue: AntdValue;
  /** What the consumer is told of dates which antd gives. */
  write: (dates: Dayjs | readonly (Dayjs | null)[] | null) => unknown;
}

/** Stands between the values of the consumer, in `valueFormat`, and antd's. */
export function useDates(options: DatesOptions): Dates {
  const { component, shape, valueFormat = 'dayjs', settings } = options;
  const unit = unitOf(settings);
  const isTime = settings.picker === 'time';
  const locale = useDayjsLocale(settings.locale?.lang.locale);
  const format = useMemo(
    () => checkFormat(valueFormat, unit, isTime, component),
    [valueFormat, unit, isTime, component],
  );
  const read = { format, shape, component };
  const value = useRead(options.value, read);
  const defaultValue = useRead(options.defaultValue, read);

  const write = useEvent<Dates['write']>((dates) => {
    const writeOne = (date: Dayjs | null) => date && fromDate(date, format, unit, locale);
    if (dates === null || !('map' in dates)) return writeOne(dates);
    if (shape !== 'range') return dates.map(writeOne);
    // antd gives a pair of nothing when both ends were emptied with the keyboard, and a list of one without an end.
    return dates.some(Boolean) ? [0, 1].map((end) => writeOne(dates[end] ?? null)) : null;
  });
  return { value, defaultValue, write };
}

/** The same dates for as long as the value says the same: antd starts again with others. */
function useRead(
  value: unknown,
  { format, shape, component }: Parameters<typeof readValue>[1],
): AntdValue {
  // A Dayjs cannot be compared by what it says, and antd can do with a new one.
  const stable = useStableValue(format === 'dayjs' ? undefined : value);
  const source = format === 'dayjs' ? value : stable;
  return useMemo(
    () => readValue(source, { format, shape, component }),
    [source, format, shape, component],
  );
}

const UNITS: Record<string, DateUnit> = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
};

function unitOf(settings: DateSettings): DateUnit {
  const { picker = 'date', showTime } = settings;
  const unit = UNITS[picker] ?? 'day';
  if (picker !== 'time' && !(unit === 'day' && showTime)) return unit;
  return timeUnitOf(settings);
}
