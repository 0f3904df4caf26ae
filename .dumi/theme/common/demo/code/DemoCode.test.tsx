import { expect, it } from 'vitest';
import { reduce } from './DemoCode';
import type { Draft, LiveDemo } from './types';

const draft: Draft = {
  language: 'typescript',
  texts: { typescript: 'a', javascript: 'a' },
  base: { typescript: '', javascript: '' },
};

const live = (version: number): LiveDemo => ({
  version,
  component: () => null,
  styles: [],
  toProblem: (error) => ({ message: String(error), line: version }),
});

const written = reduce({ editing: true, drafts: {} }, { type: 'write', file: 'index.tsx', draft });
const ran = { drafts: written.drafts, language: 'typescript' } as const;

it('keeps the last good result while the code does not compile', () => {
  const first = live(1);
  const running = reduce(written, { type: 'run', ran, live: first });
  const good = reduce(running, { type: 'mounted', live: first });
  const broken = reduce(good, { type: 'run', ran, problem: { message: 'no' } });
  expect(broken).toMatchObject({ live: first, problem: { message: 'no' } });
});

it('goes back to the last good result when the next one throws at once', () => {
  const [first, second] = [live(1), live(2)];
  const good = reduce(reduce(written, { type: 'run', ran, live: first }), {
    type: 'mounted',
    live: first,
  });
  const trial = reduce(good, { type: 'run', ran, live: second });
  expect(trial).toMatchObject({ live: second });
  const back = reduce(trial, { type: 'failed', live: second, error: 'boom' });
  expect(back).toMatchObject({ live: first, problem: { message: 'boom', line: 2 } });
});

it('goes back to the published demo when the first result throws at once', () => {
  const first = live(1);
  const trial = reduce(written, { type: 'run', ran, live: first });
  const back = reduce(trial, { type: 'failed', live: first, error: 'boom' });
  expect(back.live).toBeUndefined();
  expect(back.problem).toEqual({ message: 'boom', line: 1 });
});

it('leaves a result that has worked on the stage when it crashes later', () => {
  const first = live(1);
  const good = reduce(reduce(written, { type: 'run', ran, live: first }), {
    type: 'mounted',
    live: first,
  });
  const crashed = reduce(good, { type: 'failed', live: first, error: 'boom' });
  expect(crashed).toMatchObject({ live: first, problem: { message: 'boom' } });
});

it('takes no result of drafts that have been reset or written on', () => {
  const reset = reduce(written, { type: 'reset' });
  expect(reset).toMatchObject({ editing: false, drafts: {} });
  expect(reduce(reset, { type: 'run', ran, live: live(1) })).toBe(reset);
  const further = reduce(written, { type: 'write', file: 'index.tsx', draft });
  expect(reduce(further, { type: 'run', ran, live: live(1) })).toBe(further);
});
