import { DatePicker, type GetRef } from 'antd';
import type { Dayjs } from 'dayjs';
import { createRef } from 'react';
import { expectTypeOf, it } from 'vitest';
import {
  DatePickerExt,
  type DatePickerExtComponent,
  type DatePickerExtProps,
  DatePickerOutLineExt,
  type DatePickerOutLineExtProps,
  type PickerRef,
  type PickerValue,
  type RangePickerExtProps,
  RangePickerOutLineExt,
  type RangeValue,
  type ValueFormat,
} from '..';

it('takes the type of the value from valueFormat', () => {
  <DatePickerExt onChange={(value) => expectTypeOf(value).toEqualTypeOf<Dayjs | null>()} />;
  <DatePickerExt
    valueFormat="timestamp"
    value={0}
    onChange={(value) => expectTypeOf(value).toEqualTypeOf<number | null>()}
  />;
  <DatePickerExt.MonthPicker
    valueFormat="YYYY-MM"
    value="2026-05"
    onChange={(value, text) => {
      expectTypeOf(value).toEqualTypeOf<string | null>();
      expectTypeOf(text).toEqualTypeOf<string | null>();
    }}
  />;
  <DatePickerExt
    multiple
    valueFormat="iso"
    onChange={(value, texts) => {
      expectTypeOf(value).toEqualTypeOf<string[] | null>();
      expectTypeOf(texts).toEqualTypeOf<string[] | null>();
    }}
  />;
  <DatePickerExt.RangePicker
    valueFormat="timestamp"
    onChange={(value) =>
      expectTypeOf(value).toEqualTypeOf<[start: number | null, end: number | null] | null>()
    }
  />;
  <DatePickerOutLineExt
    label="Day"
    valueFormat="timestamp"
    onChange={(value) => expectTypeOf(value).toEqualTypeOf<number | null>()}
  />;
});

it('takes a range in which an end is missing, and tells of one that is null', () => {
  const query: { from?: Dayjs; to?: Dayjs } = {};
  <DatePickerExt.RangePicker
    value={[query.from, query.to]}
    defaultValue={[undefined, null]}
    onChange={(value) => expectTypeOf(value).toEqualTypeOf<RangeValue | null>()}
  />;
  <RangePickerOutLineExt label="Period" valueFormat="timestamp" value={[undefined, 0]} />;
  // @ts-expect-error A range has two ends.
  <DatePickerExt.RangePicker value={[query.from]} />;
  // @ts-expect-error A timestamp is a number.
  <DatePickerExt.RangePicker valueFormat="timestamp" value={[undefined, '2026-05-01']} />;
});

function Day<F extends ValueFormat>(props: DatePickerExtProps<F>) {
  return <DatePickerExt {...props} />;
}

function Days<F extends ValueFormat>(props: DatePickerExtProps<F, true>) {
  return <DatePickerExt {...props} />;
}

function Month<F extends ValueFormat>(props: Omit<DatePickerExtProps<F>, 'picker'>) {
  return <DatePickerExt.MonthPicker {...props} />;
}

function Outline<F extends ValueFormat, M extends boolean>(props: DatePickerOutLineExtProps<F, M>) {
  return <DatePickerOutLineExt {...props} />;
}

function Range<F extends ValueFormat>(props: RangePickerExtProps<F>) {
  return <DatePickerExt.RangePicker {...props} />;
}

it('stands in generic components', () => {
  <Day
    valueFormat="timestamp"
    onChange={(value) => expectTypeOf(value).toEqualTypeOf<number | null>()}
  />;
  <Days
    multiple
    valueFormat="iso"
    onChange={(value) => expectTypeOf(value).toEqualTypeOf<string[] | null>()}
  />;
  <Month />;
  <Outline />;
  <Range />;
  expectTypeOf<PickerValue<'timestamp', boolean>>().toEqualTypeOf<number | number[]>();
});

it('has the ref of antd, and a name for a picker of one kind', () => {
  <DatePickerExt ref={createRef<GetRef<typeof DatePicker>>()} />;
  <DatePicker ref={createRef<PickerRef>()} />;
  expectTypeOf(DatePickerExt).toExtend<DatePickerExtComponent>();
  expectTypeOf(DatePickerExt.MonthPicker).toExtend<DatePickerExtComponent<'picker'>>();
});

it('refuses what it cannot take', () => {
  // @ts-expect-error Without a valueFormat the value is a Dayjs.
  <DatePickerExt value="2026-05-01" />;
  // @ts-expect-error A timestamp is a number.
  <DatePickerExt valueFormat="timestamp" value="2026-05-01" />;
  // @ts-expect-error The picker of months is one.
  <DatePickerExt.MonthPicker picker="year" />;
  // @ts-expect-error There is no such shortcut.
  <DatePickerExt.RangePicker shortcuts={['last8']} />;
  // @ts-expect-error There are three themes.
  <DatePickerExt theme="apollo" />;
  // @ts-expect-error The frame is the variant.
  <RangePickerOutLineExt label="Period" variant="filled" />;
});
