import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteLength } from './byte-length';
import { mask } from './mask';
import { maskPhone } from './mask-phone';
import { template } from './template';

describe('mask', () => {
  it('shows start and end', () => {
    expect(mask('6222021234567890', { start: 4, end: 4 })).toBe('6222********7890');
    expect(mask('张三', { start: 1 })).toBe('张*');
    expect(mask('abc', { end: 1, char: '•' })).toBe('••c');
    expect(mask('secret')).toBe('******');
  });

  it('hides a text whole that would be shown whole', () => {
    expect(mask('abcd', { start: 2, end: 2 })).toBe('****');
    expect(mask('abc', { start: 3, end: 4 })).toBe('***');
    expect(mask('abc', { start: 1, end: 1 })).toBe('a*c');
  });

  it('counts characters as they are seen', () => {
    expect(mask('👨‍👩‍👧李四', { start: 1 })).toBe('👨‍👩‍👧**');
  });

  it.each(['', null, undefined])('gives an empty text for %s', (text) => {
    expect(mask(text, { start: 1 })).toBe('');
    expect(maskPhone(text)).toBe('');
  });

  it.each([-1, 1.5, Number.NaN])('refuses to show %s characters', (count) => {
    expect(() => mask('text', { start: count })).toThrow(RangeError);
    expect(() => mask('text', { end: count })).toThrow(RangeError);
  });

  it('never shows a whole text', () => {
    const counts = fc.nat({ max: 10 });
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,12}$/), counts, counts, (text, start, end) => {
        const masked = mask(text, { start, end });
        expect(masked).toHaveLength(text.length);
        expect(masked).toContain('*');
      }),
      { numRuns: 100 },
    );
  });
});

describe('maskPhone', () => {
  it.each([
    ['13800138000', '138****8000'],
    [' 138-0013-8000 ', '138****8000'],
    ['+8613800138000', '+86138****8000'],
    ['86 138 0013 8000', '86 138****8000'],
    ['010-62345678', '010******678'],
    ['85212345678', '85*******78'],
    ['110', '***'],
  ])('hides the middle of %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
});

describe('template', () => {
  it('fills placeholders by path', () => {
    expect(template('{a.b}-{ c }-{rows.0}', { a: { b: 1 }, c: false, rows: ['x'] })).toBe(
      '1-false-x',
    );
    expect(template('{a}{a}', { a: null })).toBe('');
    expect(template('{姓名}', { 姓名: '李' })).toBe('李');
  });

  it('leaves what has no value', () => {
    const text = '{name} {} {"json":{"a":1}} {constructor.name} {toString}';
    expect(template(text, {})).toBe(text);
  });

  it('does not fill a value in turn', () => {
    expect(template('{a} {b}', { a: '{b} $&', b: 2 })).toBe('{b} $& 2');
  });
});

describe('byteLength', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['é', 2],
    ['中文', 6],
    ['😀', 4],
    ['\ud83d', 3],
  ])('counts "%s"', (text, bytes) => {
    expect(byteLength(text)).toBe(bytes);
  });
});
