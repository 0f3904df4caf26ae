import { expect, it } from 'vitest';
import { cutAt } from './cutAt';

const mark = { text: 'cd', highlighted: true as const };

it('cuts between parts and inside of one, which stays what it was', () => {
  const parts = [{ text: 'ab' }, mark, { text: 'ef' }];
  expect(cutAt(parts, 2)).toEqual([[{ text: 'ab' }], [mark, { text: 'ef' }]]);
  expect(cutAt(parts, 3)).toEqual([
    [{ text: 'ab' }, { text: 'c', highlighted: true }],
    [{ text: 'd', highlighted: true }, { text: 'ef' }],
  ]);
});

it('leaves one side empty where there is nothing to cut off', () => {
  expect(cutAt([mark], 2)).toEqual([[mark], []]);
  expect(cutAt([mark], Number.POSITIVE_INFINITY)).toEqual([[mark], []]);
  expect(cutAt([], 3)).toEqual([[], []]);
});
