import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { cookies } from './cookies';
import { getEnv } from './get-env';

const ENV_LIST = ['test', 'pre', 'prd'] as const;

afterEach(() => {
  vi.unstubAllGlobals();
  cookies.remove('_e');
});

describe('getEnv', () => {
  it('reads the index that node-service wrote', () => {
    vi.stubGlobal('$$_e', 2);
    cookies.set('_e', '1');
    expect(getEnv()).toBe(2);
    expect(getEnv(ENV_LIST)).toBe('pre');
    expect(getEnv(['dev', ...ENV_LIST])).toBe('pre');
  });

  it('knows dev, whose index is 0', () => {
    vi.stubGlobal('$$_e', 0);
    expect(getEnv()).toBe(0);
    expect(getEnv(ENV_LIST)).toBe('dev');
  });

  it('falls back to the cookie', () => {
    cookies.set('_e', '3');
    expect(getEnv(ENV_LIST)).toBe('prd');
    vi.stubGlobal('$$_e', 'something else');
    expect(getEnv()).toBe(3);
  });

  it('says nothing where there is nothing, or nothing that fits', () => {
    expect(getEnv()).toBeUndefined();
    cookies.set('_e', '-1');
    expect(getEnv()).toBeUndefined();
    vi.stubGlobal('$$_e', 9);
    expect(getEnv(ENV_LIST)).toBeUndefined();
    vi.stubGlobal('window', undefined);
    expect(getEnv()).toBeUndefined();
  });

  it('has the type of the list', () => {
    expectTypeOf(getEnv()).toEqualTypeOf<number | undefined>();
    const name = getEnv(['test', 'prd']);
    expectTypeOf(name).toEqualTypeOf<'dev' | 'test' | 'prd' | undefined>();
  });
});
