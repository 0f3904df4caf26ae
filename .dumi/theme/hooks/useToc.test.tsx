import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useToc } from './useToc';

const entry = (id: string, depth: number, more = {}) => ({ id, depth, title: id, ...more });
const state = vi.hoisted(() => ({ search: '', meta: {} as Record<string, unknown> }));

vi.mock('dumi', () => ({
  useRouteMeta: () => state.meta,
  useLocation: () => ({ search: state.search }),
}));

const ids = () => renderHook(useToc).result.current.map(({ id }) => id);

beforeEach(() => {
  state.search = '';
  state.meta = {
    toc: [
      entry('h1', 1),
      entry('h2', 2),
      entry('h3', 3),
      entry('demo', 3, { _debug_demo: false }),
      entry('debug', 3, { _debug_demo: true }),
      entry('h4', 4),
      entry('h5', 5),
    ],
    tabs: [{ key: 'tokens', meta: { toc: [entry('size', 2)] } }],
  };
});

it('has three levels and no debug demo', () => {
  expect(ids()).toEqual(['h2', 'h3', 'demo', 'h4']);
});

it('is that of the open tab', () => {
  state.search = '?tab=tokens';
  expect(ids()).toEqual(['size']);
  state.search = '?tab=unknown';
  expect(ids()).toHaveLength(4);
});
