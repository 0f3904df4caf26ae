import { describe, expect, it } from 'vitest';
import { redact } from './redact';

describe('redact', () => {
  it.each([
    'authorization',
    'Authorization',
    'proxy-authorization',
    'cookie',
    'set-cookie',
    'cookies',
    'PASSWORD',
    'oldPassword',
    'token',
    'access_token',
  ])('replaces %s', (key) => {
    const secret = { list: [{ [key]: 'secret' }], [key]: { deep: 'secret' } };
    expect(redact(secret)).toEqual({ list: [{ [key]: '[Redacted]' }], [key]: '[Redacted]' });
  });

  it('replaces nothing else and changes no object', () => {
    const value = { tokens: 3, user: 'token', passwordLength: 8, token: 'secret' };
    expect(redact(value)).toEqual({ ...value, token: '[Redacted]' });
    expect(value.token).toBe('secret');
  });

  it('looks into maps, headers, sets and what has toJSON', () => {
    expect(
      redact(
        new Map<unknown, unknown>([
          ['token', 1],
          [2, new Set([{ cookie: 1 }])],
        ]),
      ),
    ).toEqual({ token: '[Redacted]', 2: [{ cookie: '[Redacted]' }] });
    expect(redact(new Headers({ Authorization: 'Bearer x', accept: '*/*' }))).toEqual({
      authorization: '[Redacted]',
      accept: '*/*',
    });
    expect(redact({ toJSON: () => ({ password: 'x' }) })).toEqual({ password: '[Redacted]' });
    expect(redact({ at: new Date(0) })).toEqual({ at: '1970-01-01T00:00:00.000Z' });
  });

  it('looks into errors, their causes and their own fields', () => {
    const cause = Object.assign(new TypeError('inner'), { config: { headers: { Cookie: 'x' } } });
    expect(redact(new Error('outer', { cause }))).toMatchObject({
      name: 'Error',
      message: 'outer',
      stack: expect.stringContaining('redact.test'),
      cause: { name: 'TypeError', config: { headers: { Cookie: '[Redacted]' } } },
    });
  });

  it('makes JSON of everything', () => {
    const circular: Record<string, unknown> = { big: 1n, bytes: Buffer.from('abc') };
    circular.self = circular;
    circular.fn = redact;
    circular.symbol = Symbol('s');
    expect(JSON.parse(JSON.stringify(redact(circular)))).toEqual({
      big: '1',
      bytes: '[Buffer: 3 bytes]',
      self: '[Circular]',
      fn: '[Function: redact]',
      symbol: 'Symbol(s)',
    });
    expect([null, undefined, 'text', 1, true].map(redact)).toEqual([
      null,
      undefined,
      'text',
      1,
      true,
    ]);
  });

  it('shows an object twice that is no circle', () => {
    const shared = { a: 1 };
    expect(redact([shared, shared])).toEqual([shared, shared]);
  });

  it('comes to an end in deep objects, with their names', () => {
    let deep: object = new (class Bottom {})();
    for (let level = 0; level < 8; level += 1) deep = { deep };
    expect(JSON.stringify(redact(deep))).toContain('"deep":"[Bottom]"');
    let bare: object = Object.create(null);
    for (let level = 0; level < 8; level += 1) bare = { bare };
    expect(JSON.stringify(redact(bare))).toContain('"bare":"[Object]"');
  });

  it('does not throw when a getter does', () => {
    const value = {
      get broken() {
        throw new Error('no');
      },
    };
    expect(redact(value)).toBe('[Unreadable]');
  });
});
