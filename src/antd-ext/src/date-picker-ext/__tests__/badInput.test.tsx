import { render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { expect, it, vi } from 'vitest';
import { DatePickerExt, type DatePickerExtProps, type RangePickerExtProps } from '..';
import { enter, field } from './popup';

// What arrives from untyped code.
const date = (props: object) => props as DatePickerExtProps<string>;
const range = (props: object) => props as RangePickerExtProps<string>;

it.each([
  [{ value: '2026-05-01' }, '"2026-05-01"', 'set valueFormat to what the value is'],
  [{ value: 0 }, '0', 'a valid Dayjs'],
  [{ value: new Date() }, 'of an object', 'a valid Dayjs'],
  [{ value: dayjs('x') }, 'of an invalid Dayjs', 'a valid Dayjs'],
  [{ value: Number.NaN, valueFormat: 'timestamp' }, 'NaN', 'milliseconds'],
  [{ value: Number.POSITIVE_INFINITY, valueFormat: 'timestamp' }, 'Infinity', 'milliseconds'],
  [{ value: '1777', valueFormat: 'timestamp' }, '"1777"', 'milliseconds'],
  [{ value: dayjs(0), valueFormat: 'timestamp' }, 'of a Dayjs', 'milliseconds'],
  [{ value: '2026-02-30', valueFormat: 'iso' }, '"2026-02-30"', '2026-05-01T08:00:00Z'],
  [{ value: '2026-02-31', valueFormat: 'YYYY-MM-DD' }, '"2026-02-31"', '"2026-05-01"'],
  [{ value: 'soon', valueFormat: 'D/M/YYYY' }, '"soon"', '"1/5/2026"'],
  [{ value: ['2026-05-02'], valueFormat: 'YYYY-MM-DD' }, 'of an object', '"2026-05-01"'],
  [{ value: false, valueFormat: 'iso' }, 'false', '2026-05-01T08:00:00Z'],
])('%o: empty, with a warning that helps', (props, described, help) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<DatePickerExt aria-label="Start" {...date(props)} />);

  expect(field('Start')).toHaveValue('');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`[@mtools/antd-ext] DatePickerExt got the value ${described}, which`),
  );
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(help));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('or null'));
});

it('says nothing about the same value again', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = <DatePickerExt aria-label="Start" {...date({ value: 'again' })} />;
  const { rerender } = render(page);
  rerender(page);

  expect(warn).toHaveBeenCalledOnce();
});

it.each([
  ['2026', ['', ''], 'a pair, each a text'],
  [['2026', 'x'], ['2026', ''], 'the value "x"'],
  [['y', '2026'], ['', '2026'], 'the value "y"'],
  [{ start: '2026' }, ['', ''], 'the value of an object'],
])('a range of %o keeps only what is a date', (value, shown, text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const props = range({ value, picker: 'year', valueFormat: 'YYYY' });
  render(<DatePickerExt.RangePicker aria-label="Years" {...props} />);

  const inputs = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(inputs.map((input) => input.value)).toEqual(shown);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text));
});

it.each([
  ['20260501', [], 'a list, each'],
  [['2026-05-01', 'z'], ['2026-05-01'], 'the value "z"'],
])('a list of %o keeps only what is a date', (value, shown, text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<DatePickerExt {...date({ multiple: true, value, valueFormat: 'YYYY-MM-DD' })} />);

  const items = [...document.querySelectorAll('.ant-picker-selection-item-content')];
  expect(items.map(({ textContent }) => textContent)).toEqual(shown);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text));
});

it.each([
  ['', {}, "uses 'dayjs'"],
  [7, {}, "uses 'dayjs'"],
  [null, {}, "uses 'dayjs'"],
  // Misspelt, so that it is a pattern.
  ['ISO', {}, "such as 'YYYY-MM-DD'"],
  ['MM-DD', {}, "such as 'YYYY-MM-DD'"],
  ['YYYY-MM', {}, "such as 'YYYY-MM-DD'"],
  ['YYYY-wo', { picker: 'week' }, 'but not read them'],
  // It needs a plugin of dayjs, without which that throws.
  ['GGGG-[W]WW', { picker: 'week' }, "uses 'dayjs'"],
  ['YYYY-MM-DD', { showTime: true }, "such as 'YYYY-MM-DD HH:mm:ss'"],
  ['YYYY/MM/DD', { showTime: { format: 'HH:mm:ss.SSS' } }, "such as 'YYYY-MM-DD HH:mm:ss'"],
  ['mm:ss', { picker: 'time' }, "such as 'HH:mm:ss'"],
  ['???', { picker: 'time' }, "such as 'HH:mm:ss'"],
])('the valueFormat %o with %o gives a warning', (valueFormat, props, text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<DatePickerExt aria-label="Start" {...date({ valueFormat, ...props })} />);

  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(text));
});

it.each([
  ['dayjs', { picker: 'month' }],
  ['timestamp', { picker: 'year' }],
  ['iso', { picker: 'quarter' }],
  ['YYYY-MM', { picker: 'month' }],
  ['YYYY-[Q]Q', { picker: 'quarter' }],
  ['YYYY', { picker: 'year' }],
  ['YYYY-MM-DD', { picker: 'week' }],
  ['h:mm A', { picker: 'time' }],
  ['YYYY-MM-DD HH:mm', { showTime: true }],
  ['X', { showTime: true }],
  ['x', {}],
])('the valueFormat %s with %o gives none', (valueFormat, props) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<DatePickerExt {...date({ valueFormat, ...props })} />);

  expect(warn).not.toHaveBeenCalled();
});

it('without a usable valueFormat is one with Dayjs', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onChange = vi.fn();
  render(<DatePickerExt aria-label="Start" {...date({ valueFormat: ' '.trim(), onChange })} />);
  enter(field('Start'), '2026-05-01');

  expect(dayjs.isDayjs(onChange.mock.lastCall?.[0])).toBe(true);
});
