import { describe, expect, it } from 'vitest';
import { isWithin, withLocale, withoutLocale, withoutTrailingSlash } from './paths';

const bases = ['/', '/en-US'];

describe('withoutTrailingSlash', () => {
  it.each([
    ['/', '/'],
    ['/guide', '/guide'],
    ['/guide/', '/guide'],
    ['//', '/'],
  ])('%s gives %s', (given, expected) => expect(withoutTrailingSlash(given)).toBe(expected));
});

describe('isWithin', () => {
  it.each([
    ['/antd-ext', '/antd-ext', true],
    ['/antd-ext/button-ext', '/antd-ext', true],
    ['/antd-ext/', '/antd-ext', true],
    ['/antd-ext-mobile', '/antd-ext', false],
    ['/guide', '/', false],
    ['/', '/', true],
  ])('%s within %s: %s', (pathname, parent, expected) =>
    expect(isWithin(pathname, parent)).toBe(expected),
  );
});

describe('a path in another language', () => {
  it.each([
    ['/en-US/guide', '/guide'],
    ['/en-US', '/'],
    ['/guide', '/guide'],
    ['/en-USA', '/en-USA'],
  ])('%s without its language is %s', (given, expected) =>
    expect(withoutLocale(given, bases)).toBe(expected),
  );

  it.each([
    ['/guide', '/en-US', '/en-US/guide'],
    ['/', '/en-US', '/en-US'],
    ['/guide', '/', '/guide'],
  ])('%s under %s is %s', (path, base, expected) => expect(withLocale(path, base)).toBe(expected));
});
