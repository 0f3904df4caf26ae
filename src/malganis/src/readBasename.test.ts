import { describe, expect, it } from 'vitest';
import { readBasename } from './readBasename';

describe('readBasename', () => {
  it.each([
    [undefined, '/'],
    ['/', '/'],
    ['/app/', '/app'],
    ['./', '/'],
    ['https://cdn.example.com/assets/app/', '/'],
    ['//cdn.example.com/app', '/'],
    [`${window.location.origin}/app/`, '/app'],
  ])('of %s is %s', (basename, expected) => {
    expect(readBasename(basename)).toBe(expected);
  });
});
