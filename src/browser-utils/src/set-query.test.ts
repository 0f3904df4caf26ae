import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setQuery } from './set-query';

const path = () => location.href.slice(location.origin.length);

beforeEach(() => {
  history.replaceState(
    { idx: 3 },
    '',
    '/users?tab=roles&q=%E5%BC%A0%20%E4%B8%89&tab=x&flag#list?a=1',
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('setQuery', () => {
  it('changes what it is given and keeps the rest, with a new entry of the history', () => {
    history.replaceState({ idx: 3 }, '', '/users?tab=roles&q=a#list');
    const { length } = history;
    setQuery({ page: 2, tab: 'b c', all: true });
    expect(path()).toBe('/users?tab=b+c&q=a&page=2&all=true#list');
    expect(history.length).toBe(length + 1);
    expect(history.state).toEqual({ idx: 3 });
  });

  it('removes with undefined and null, in place when told to', () => {
    const { length } = history;
    setQuery({ tab: undefined, q: null, flag: undefined }, { replace: true });
    expect(path()).toBe('/users#list?a=1');
    expect(history.length).toBe(length);
  });

  it('adds nothing to the history when nothing changes', () => {
    const push = vi.spyOn(history, 'pushState');
    const before = path();
    setQuery({ q: '张 三', page: undefined });
    expect(push).not.toHaveBeenCalled();
    expect(path()).toBe(before);
  });
});

it('does nothing on a server', () => {
  vi.stubGlobal('window', undefined);
  expect(() => setQuery({ tab: 'a' })).not.toThrow();
});
