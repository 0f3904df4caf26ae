import { expect, it } from 'vitest';
import { blockingTime } from '../../tests/support/web-vitals';
import { mostText } from './longest-page';
import { formatTable, median, type Row, summarize } from './table';

const row = (over: Partial<Row>): Row => ({
  name: 'home: paint',
  unit: 'ms',
  budget: 750,
  values: [700],
  ...over,
});

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[10, 9, 100], 10],
  [[7], 7],
  [[], Number.NaN],
])('takes the median of %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('counts of a long task what goes beyond 50 ms', () => {
  const tasks = [
    { start: 100, duration: 50 },
    { start: 200, duration: 51 },
    { start: 300, duration: 200 },
  ];
  expect(blockingTime(tasks, 0)).toBe(151);
});

it('counts of a task across the first paint only what comes after it', () => {
  const tasks = [{ start: 100, duration: 300 }];
  expect(blockingTime(tasks, 250)).toBe(100);
  expect(blockingTime(tasks, 400)).toBe(0);
  expect(blockingTime(tasks, 0, 200)).toBe(50);
});

it('prints medians beside budgets, in columns', () => {
  const lines = formatTable([
    row({ values: [800, 740, 700] }),
    row({ name: 'js', unit: 'KiB', budget: 110, values: [110.25] }),
    row({ name: 'shift', unit: '', budget: 0.01, values: [0, 0.002] }),
  ]);
  expect(lines).toEqual([
    '                 median        budget          runs',
    'home: paint      740 ms      ≤ 750 ms   kept   700 ms – 800 ms',
    'js            110.3 KiB   ≤ 110.0 KiB   OVER   110.3 KiB – 110.3 KiB',
    'shift             0.001       ≤ 0.010   kept   0.000 – 0.002',
  ]);
});

it('says how many rows are over budget, and that the machine was busy when the runs differ', () => {
  expect(summarize([row({ values: [700, 710, 720] })])).toEqual(['all within budget']);
  expect(summarize([row({ values: [700, 800, 1000] })])).toEqual([
    '1 of 1 over budget',
    'the machine was busy: runs differ by more than 30 % in home: paint',
  ]);
});

it('takes differences of a few frames and of sizes for no sign of a busy machine', () => {
  const rows = [row({ values: [20, 40, 60] }), row({ unit: '', values: [0, 0, 1] })];
  expect(summarize(rows)).toEqual(['all within budget']);
});

it('finds the page with the most text: not markup, not scripts, not what surrounds the text', () => {
  const pages = [
    { name: 'markup', html: `<main><p class="${'x'.repeat(500)}">a</p></main>` },
    { name: 'script', html: `<main>a<script>${'x'.repeat(500)}</script></main>` },
    { name: 'sidebar', html: `<nav>${'x'.repeat(500)}</nav><main>a</main>` },
    { name: 'text', html: `<main id="content"><p>${'x'.repeat(50)}</p></main>` },
  ];
  expect(mostText(pages)).toBe('text');
  expect(() => mostText([])).toThrow('The built site has no pages');
});
