import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isEmail } from './is-email';
import { isHttpUrl } from './is-http-url';
import { isIdCardCN } from './is-id-card-cn';
import { isPhoneCN } from './is-phone-cn';

it.each([isEmail, isHttpUrl, isIdCardCN, isPhoneCN])('%o refuses what is empty', (isValid) => {
  for (const text of ['', ' ', null, undefined]) expect(isValid(text)).toBe(false);
});

describe('isPhoneCN', () => {
  it.each(['13800138000', '19912345678', '16612345678'])('accepts %s', (text) => {
    expect(isPhoneCN(text)).toBe(true);
  });

  it.each([
    '12800138000',
    '1380013800',
    '138001380000',
    ' 13800138000',
    '138 0013 8000',
    '１３８００１３８０００',
  ])('refuses %s', (text) => {
    expect(isPhoneCN(text)).toBe(false);
  });
});

describe('isIdCardCN', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2025-06-30T15:59:59Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Puts the check character behind 17 digits. */
  const withCheck = (digits: string) =>
    [...'0123456789X'].map((check) => digits + check).find((id) => isIdCardCN(id));

  it.each(['11010519491231002X', '11010519491231002x', '440524188001010014'])('knows %s', (id) => {
    // The last one, of the year 1880, is of the standard's examples; nobody of that age holds a card.
    expect(isIdCardCN(id)).toBe(!id.includes('1880'));
  });

  it('accepts exactly one check character', () => {
    const valid = [...'0123456789X'].filter((check) => isIdCardCN(`11010519491231002${check}`));
    expect(valid).toEqual(['X']);
  });

  it('wants a birth date that exists', () => {
    expect(withCheck('11010520000229001')).toBeDefined();
    expect(withCheck('11010519000229001')).toBeUndefined();
    expect(withCheck('11010520010229001')).toBeUndefined();
    expect(withCheck('11010520011301001')).toBeUndefined();
    expect(withCheck('11010520010431001')).toBeUndefined();
    expect(withCheck('11010520010400001')).toBeUndefined();
  });

  it('refuses a birth date that has not begun in China', () => {
    expect(withCheck('11010520250630001')).toBeDefined();
    expect(withCheck('11010520250701001')).toBeUndefined();
    vi.setSystemTime(new Date('2025-06-30T16:00:00Z'));
    expect(withCheck('11010520250701001')).toBeDefined();
  });

  it.each(['00010519491231002', '16010519491231002', '99010519491231002'])(
    'knows no region of %s',
    (digits) => {
      expect(withCheck(digits)).toBeUndefined();
    },
  );

  it('accepts 15 digits only where asked for', () => {
    expect(isIdCardCN('110105491231002')).toBe(false);
    expect(isIdCardCN('110105491231002', { allow15: true })).toBe(true);
    expect(isIdCardCN('110105491331002', { allow15: true })).toBe(false);
    expect(isIdCardCN('11010519491231002X', { allow15: true })).toBe(true);
  });
});

describe('isEmail', () => {
  it.each([
    'a@b.cn',
    'li.lei+news@mail.example.com',
    "o'neil_1@ex-ample.co",
    'x@xn--fiqs8s.xn--fiqs8s',
    `${'a'.repeat(64)}@example.com`,
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    'a',
    '@b.cn',
    'a@',
    'a@b',
    'a@b.c',
    'a@b..cn',
    'a@.cn',
    'a@-b.cn',
    'a@b-.cn',
    'a@127.0.0.1',
    '.a@b.cn',
    'a.@b.cn',
    'a..b@c.cn',
    'a b@c.cn',
    'a@b@c.cn',
    'a@b.cn ',
    'a@b.cn\n',
    '李@b.cn',
    '"a b"@c.cn',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}cn`,
  ])('refuses %s', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('isHttpUrl', () => {
  it.each([
    'http://a.cn',
    'HTTPS://a.cn/b?c=1#d',
    'http://localhost:8080',
    'https://user:pass@a.cn',
    'http://[::1]/',
    'https://例子.中国/路径',
  ])('accepts %s', (text) => {
    expect(isHttpUrl(text)).toBe(true);
  });

  it.each([
    'a.cn',
    '//a.cn',
    'ftp://a.cn',
    'javascript:alert(1)',
    'http:a.cn',
    'http://',
    'http:///a',
    'http://?a',
    'https://a b.cn',
    'https://a.cn/b c',
    ' https://a.cn',
    'https://a.cn\n',
    'https:\\\\a.cn',
    'https://a.cn\\b',
    'http://a.cn:99999',
    'http://[::1',
  ])('refuses %s', (text) => {
    expect(isHttpUrl(text)).toBe(false);
  });
});
