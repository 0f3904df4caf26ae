'use client';

import type { ReactElement, RefAttributes } from 'react';
import { AnyDatePicker, createPicker } from './DatePickerExt';
import { OutlineDatePicker } from './OutlineDatePicker';
import { OutlineRangePicker } from './OutlineRangePicker';
import { AnyRangePicker } from './RangePickerExt';
import type {
  DatePickerExtComponent,
  DatePickerOutLineExtProps,
  PickerRef,
  RangePickerExtProps,
  RangePickerOutLineExtProps,
  ValueFormat,
} from './types';

type RangePickerComponent = <F extends ValueFormat = 'dayjs'>(
  props: RangePickerExtProps<F> & RefAttributes<PickerRef>,
) => ReactElement;

type OutlineComponent = <F extends ValueFormat = 'dayjs', M extends boolean = false>(
  props: DatePickerOutLineExtProps<F, M> & RefAttributes<PickerRef>,
) => ReactElement;

type OutlineRangeComponent = <F extends ValueFormat = 'dayjs'>(
  props: RangePickerOutLineExtProps<F> & RefAttributes<PickerRef>,
) => ReactElement;

// In all of these the type parameters say what the values are, which are read and written at run time.

/**
 * `DatePickerExt` with a floating label; also `DatePickerExt.Outline`.
 *
 * @example
 * ```tsx
 * import { DatePickerOutLineExt } from '@mtools/antd-ext';
 *
 * <DatePickerOutLineExt label="Birthday" valueFormat="YYYY-MM-DD" />;
 * ```
 */
export const DatePickerOutLineExt = OutlineDatePicker as unknown as OutlineComponent;

/** `DatePickerExt.RangePicker` with a floating label; also `DatePickerExt.RangeOutline`. */
export const RangePickerOutLineExt = OutlineRangePicker as unknown as OutlineRangeComponent;

/**
 * antd's `DatePicker` family whose values may be timestamps or texts, as wide as its container. Everything that antd's
 * takes goes through, and so does its ref.
 *
 * @example
 * ```tsx
 * import { DatePickerExt } from '@mtools/antd-ext';
 *
 * <DatePickerExt aria-label="Start" valueFormat="timestamp" onChange={(ms) => save(ms)} />;
 * <DatePickerExt.RangePicker aria-label="Period" valueFormat="YYYY-MM-DD" shortcuts={['last7']} />;
 * ```
 */
export const DatePickerExt = /* @__PURE__ */ Object.assign(
  AnyDatePicker as unknown as DatePickerExtComponent,
  {
    displayName: 'DatePickerExt',
    RangePicker: AnyRangePicker as unknown as RangePickerComponent,
    MonthPicker: /* @__PURE__ */ createPicker('month', 'DatePickerExt.MonthPicker'),
    WeekPicker: /* @__PURE__ */ createPicker('week', 'DatePickerExt.WeekPicker'),
    QuarterPicker: /* @__PURE__ */ createPicker('quarter', 'DatePickerExt.QuarterPicker'),
    YearPicker: /* @__PURE__ */ createPicker('year', 'DatePickerExt.YearPicker'),
    TimePicker: /* @__PURE__ */ createPicker('time', 'DatePickerExt.TimePicker'),
    Outline: DatePickerOutLineExt,
    RangeOutline: RangePickerOutLineExt,
  },
);

export type * from './types';
