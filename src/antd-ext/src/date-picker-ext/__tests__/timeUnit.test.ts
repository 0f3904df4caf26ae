import { expect, it } from 'vitest';
import { type TimeSettings, timeUnitOf } from '../timeUnit';

it.each<[string, TimeSettings]>([
  // Left alone, antd shows hours, minutes and seconds.
  ['second', {}],
  ['second', { showTime: true }],
  ['second', { showTime: {}, format: null }],
  ['minute', { format: 'HH:mm' }],
  ['minute', { format: 'YYYY-MM-DD LT' }],
  ['minute', { format: 'LLL' }],
  ['minute', { format: { format: 'YYYY-MM-DD HH:mm', type: 'mask' } }],
  ['minute', { showTime: { format: 'HH:mm' }, format: 'YYYY-MM-DD HH:mm' }],
  ['hour', { format: 'YYYY-MM-DD h A' }],
  ['millisecond', { showTime: { format: 'HH:mm:ss.SSS' } }],
  ['millisecond', { format: ['HH:mm', 'HH:mm:ss.SSS'] }],
  // The field shows seconds, or the columns do.
  ['second', { showTime: { format: 'HH:mm' } }],
  ['second', { showTime: { format: 'HH:mm:ss' }, format: 'YYYY-MM-DD HH:mm' }],
  ['second', { showTime: { showSecond: true }, format: 'YYYY-MM-DD HH:mm' }],
  ['second', { showSecond: false, format: 'HH:mm:ss' }],
  ['second', { showTime: true, format: 'YYYY-MM-DD' }],
  ['second', { format: 'LTS' }],
  ['second', { format: 'X' }],
  ['second', { format: () => '10:20' }],
  // Part by part.
  ['minute', { showSecond: false }],
  ['minute', { showTime: { showSecond: false }, format: 'YYYY-MM-DD HH:mm' }],
  ['minute', { showHour: true, showMinute: true }],
  ['hour', { showHour: true }],
  ['second', { showHour: false }],
  ['millisecond', { showMillisecond: true }],
])('the finest part that is seen is the %s with %o', (unit, settings) => {
  expect(timeUnitOf(settings)).toBe(unit);
});
