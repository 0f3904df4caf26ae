import { describe, expect, it, vi } from 'vitest';
import { findByPath, isSameAddress, isSamePage, openAddress, toPath } from '../addresses';

const PATHS = [
  '/',
  '/users',
  '/users/roles',
  '/list',
  '/list?type=a',
  '/list?type=a&open',
  '/用户',
];

describe('findByPath', () => {
  it.each([
    ['/users', '/users'],
    ['/users/', '/users'],
    ['/users/42', '/users'],
    ['/users?page=2', '/users'],
    ['/users#top', '/users'],
    ['/users-admin', undefined],
    ['/user', undefined],
    ['/admin/users', undefined],
    ['/users/roles', '/users/roles'],
    ['/users/roles/1', '/users/roles'],
    ['/list', '/list'],
    ['/list?type=b', '/list'],
    ['/list?kind=a', '/list'],
    ['/list?page=1&type=a', '/list?type=a'],
    ['/list/1?type=a&open=', '/list?type=a&open'],
    ['/', '/'],
    ['/?a=1', '/'],
    ['/nobody', undefined],
    ['/%E7%94%A8%E6%88%B7/1', '/用户'],
    ['/%E0%A4%A', undefined],
  ])('%s belongs to %s', (address, path) => {
    const entries = PATHS.map((each) => ({ path: each }));
    expect(findByPath(entries, address)?.path).toBe(path);
    // Whatever the order.
    expect(findByPath(entries.reverse(), address)?.path).toBe(path);
  });

  it('takes the first of two that are the same', () => {
    const entries = [
      { path: '/a', name: 'first' },
      { path: 'a/', name: 'second' },
    ];
    expect(findByPath(entries, '/a/1')?.name).toBe('first');
  });
});

it('isSamePage looks at the path alone', () => {
  expect(isSamePage('/a/b', 'a/b/?c=1#d')).toBe(true);
  expect(isSamePage('/a', '/a/b')).toBe(false);
});

it.each([
  ['/%E7%94%A8%E6%88%B7', '/用户', true],
  ['/users/', '/users', true],
  ['/users?a=%31', '/users?a=1', true],
  ['/users?a=1', '/users', false],
  ['/users#top', '/users', false],
  ['/users#%E7%94%A8', '/users#用', true],
  ['/users#', '/users', true],
  ['/users/1', '/users', false],
])('isSameAddress: %s and %s', (a, b, same) => {
  expect(isSameAddress(a, b)).toBe(same);
});

it('toPath adds a missing slash', () => {
  expect([toPath('users'), toPath('/users')]).toEqual(['/users', '/users']);
});

describe('openAddress', () => {
  it.each([
    'https://example.com',
    'http://example.com',
    '/docs',
    'docs?a',
    'mailto:a@example.com',
    'tel:1',
  ])('opens %s', (address) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    openAddress(address);
    expect(open.mock.calls).toEqual([[address, '_blank', 'noopener,noreferrer']]);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://example.com/1',
    'https://',
  ])('refuses %j, and says so', (address) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    openAddress(address);
    expect(open).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`LayoutExt does not open '${address}'`),
    );
  });
});
