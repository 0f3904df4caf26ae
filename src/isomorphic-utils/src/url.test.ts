import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { joinURL } from './join-url';
import { parseQuery } from './parse-query';
import { withQuery } from './with-query';

describe('joinURL', () => {
  it('puts one slash between parts', () => {
    expect(joinURL('https://a.cn/', '/api/', '/users', 0)).toBe('https://a.cn/api/users/0');
    expect(joinURL('', 'api')).toBe('api');
    expect(joinURL('/api', '', '/')).toBe('/api');
  });
});

describe('withQuery', () => {
  it('adds, replaces and removes parameters', () => {
    expect(withQuery('/a', { b: 1, c: true, d: 'x y' })).toBe('/a?b=1&c=true&d=x+y');
    expect(withQuery('/a?b=1&c=2#d', { b: 3, c: undefined })).toBe('/a?b=3#d');
    expect(withQuery('https://a.cn/?b=1', { b: null })).toBe('https://a.cn/');
    expect(withQuery('/a', {})).toBe('/a');
  });

  it('repeats the name of an array, without what is not filled in', () => {
    expect(withQuery('/a', { id: [1, null, 2n, undefined] })).toBe('/a?id=1&id=2');
    expect(withQuery('/a?id=1', { id: [] })).toBe('/a');
  });

  it('encodes what would mean something else', () => {
    expect(parseQuery(withQuery('', { 'a&b=': '&=?#+ /%' }))).toEqual({ 'a&b=': '&=?#+ /%' });
  });
});

describe('parseQuery', () => {
  it('reads repeated, empty and broken parameters', () => {
    expect(parseQuery('?a=1&b=&c&a=2&d=%')).toStrictEqual({ a: ['1', '2'], b: '', c: '', d: '%' });
    expect(parseQuery('')).toStrictEqual({});
    expectTypeOf(parseQuery('').a).toEqualTypeOf<string | string[] | undefined>();
  });

  it('leaves out names that could change every object', () => {
    expect(parseQuery('__proto__=1&constructor=2&a=3')).toStrictEqual({ a: '3' });
  });

  it('reads back what withQuery writes', () => {
    const names = fc
      .string({ minLength: 1, unit: 'binary' })
      .filter((name) => !['__proto__', 'constructor'].includes(name));
    const text = fc.string({ unit: 'binary' });
    const values = fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 4 }));
    fc.assert(
      fc.property(fc.dictionary(names, values), (query) => {
        expect(parseQuery(withQuery('/a?', query).slice('/a'.length))).toEqual({ ...query });
      }),
      { numRuns: 100 },
    );
  });
});
