import { expect, it } from 'vitest';
import { updatedDay } from './updatedDay';

const seconds = Date.UTC(2026, 10, 2, 23, 59) / 1000;

it('writes the day of the last commit in the language of the file', () => {
  const day = '2026-11-02';
  expect(updatedDay('docs/guide.md', seconds)).toEqual({ day, text: '2026年11月2日' });
  expect(updatedDay('docs/guide.en-US.md', seconds)).toEqual({ day, text: 'November 2, 2026' });
});
