import { expect, it } from 'vitest';
import { visibleEntries } from './toc';

const entry = (id: string, depth: number, more = {}) => ({ id, depth, title: id, ...more });

it('shows three levels and no debug demo', () => {
  const entries = [
    entry('h1', 1),
    entry('h2', 2),
    entry('h3', 3),
    entry('demo', 3, { _debug_demo: false }),
    entry('debug', 3, { _debug_demo: true }),
    entry('h4', 4),
    entry('h5', 5),
  ];
  expect(visibleEntries(entries).map(({ id }) => id)).toEqual(['h2', 'h3', 'demo', 'h4']);
});
