import type { Dayjs } from 'dayjs';
import { expectTypeOf, it } from 'vitest';
import { DatePickerExt, DatePickerOutLineExt, RangePickerOutLineExt, type RangeValue } from '..';

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
