import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookies } from './cookies';

let written: string[];

beforeEach(() => {
  written = [];
  const descriptor = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    descriptor?.set?.call(document, text);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['lang', '名字']) cookies.remove(name);
});

describe('cookies', () => {
  it('writes for the whole site and not for requests of other sites', () => {
    cookies.set('lang', 'zh-CN');
    expect(written).toEqual(['lang=zh-CN; path=/; sameSite=Lax']);
    expect(cookies.get('lang')).toBe('zh-CN');
  });

  it('reads back what it wrote, whatever the characters', () => {
    const value = '张三; "a=b" 100%';
    cookies.set('名字', value, { expires: 1 });
    expect(cookies.get('名字')).toBe(value);
    expect(written[0]).toMatch(/; expires=\w+, \d+ \w+ \d+ /);
  });

  it('takes other options, and undefined for the default', () => {
    cookies.set('a', '1', { path: '/admin', sameSite: 'Strict', secure: true, domain: 'a.test' });
    cookies.set('b', '1', { path: undefined, sameSite: 'None' });
    expect(written[0]?.split('; ').slice(1).sort()).toEqual([
      'domain=a.test',
      'path=/admin',
      'sameSite=Strict',
      'secure',
    ]);
    expect(written[1]).toBe('b=1; path=/; sameSite=None; secure');
  });

  it('removes', () => {
    cookies.set('lang', 'zh-CN');
    cookies.remove('lang');
    expect(cookies.get('lang')).toBeUndefined();
  });

  it('knows no cookie that was not set, whatever its name', () => {
    expect(cookies.get('missing')).toBeUndefined();
    expect(cookies.get('constructor')).toBeUndefined();
  });

  it('does nothing on a server', () => {
    vi.stubGlobal('document', undefined);
    cookies.set('lang', 'zh-CN');
    expect(cookies.get('lang')).toBeUndefined();
    expect(written).toEqual([]);
  });
});
