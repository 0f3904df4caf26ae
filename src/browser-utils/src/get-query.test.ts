import { afterEach, expect, it, vi } from 'vitest';
import { getQuery } from './get-query';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it('reads decoded values of the query only', () => {
  history.replaceState(null, '', '/users?tab=roles&q=%E5%BC%A0%20%E4%B8%89&tab=x&flag#list?a=1');
  expect(getQuery('tab')).toBe('roles');
  expect(getQuery('q')).toBe('张 三');
  expect(getQuery('flag')).toBe('');
  expect(getQuery('page')).toBeUndefined();
  expect(getQuery('a')).toBeUndefined();
});

it('finds nothing on a server', () => {
  vi.stubGlobal('window', undefined);
  expect(getQuery('tab')).toBeUndefined();
});
