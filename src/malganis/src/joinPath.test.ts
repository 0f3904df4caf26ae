import { describe, expect, it } from 'vitest';
import { joinPath } from './joinPath';

describe('joinPath', () => {
  it.each([
    ['/', '', '/'],
    ['/', '/', '/'],
    ['/', 'users', '/users'],
    ['/', '/users/', '/users'],
    ['/admin', '', '/admin'],
    ['/admin', 'users/:id', '/admin/users/:id'],
    ['/admin', '/admin/users', '/admin/users'],
    ['/', '*', '/*'],
    ['/', '//a//b', '/a/b'],
  ])('%s + %s = %s', (parent, path, full) => {
    expect(joinPath(parent, path)).toBe(full);
  });
});
