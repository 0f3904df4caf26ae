import { expect, it } from 'vitest';
import { mergedDuration } from './mergedDuration';

it('counts what goes on side by side once', () => {
  const span = (startTime: number, end: number) => ({ startTime, duration: end - startTime });
  expect(mergedDuration([])).toBe(0);
  expect(mergedDuration([span(10, 20), span(0, 5)])).toBe(15);
  expect(mergedDuration([span(0, 10), span(5, 15), span(6, 7), span(15, 20)])).toBe(20);
});
