import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createStorage } from './create-storage';

interface Settings {
  theme: 'light' | 'dark';
  columns: string[];
  user: { name: string } | null;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createStorage', () => {
  it('stores values as JSON under the prefixed key', () => {
    const storage = createStorage<Settings>('local', { prefix: 'mtools:' });
    expect(storage.get('columns')).toBeUndefined();

    expect(storage.set('columns', ['name', 'age'])).toBe(true);

    expect(storage.get('columns')).toEqual(['name', 'age']);
    expect(localStorage.getItem('mtools:columns')).toBe('["name","age"]');
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps to the session when asked', () => {
    createStorage<Settings>('session').set('theme', 'dark');
    expect(sessionStorage.getItem('theme')).toBe('"dark"');
    expect(localStorage).toHaveLength(0);
  });

  it('tells a stored null from a missing value', () => {
    const storage = createStorage<Settings>('local');
    storage.set('user', null);
    expect(storage.get('user')).toBeNull();
    expect(storage.get('theme')).toBeUndefined();
  });

  it('types keys and values', () => {
    const storage = createStorage<Settings>('local');
    expectTypeOf(storage.get<'theme'>).returns.toEqualTypeOf<'light' | 'dark' | undefined>();
    expectTypeOf(storage.remove).parameter(0).toEqualTypeOf<keyof Settings>();
    expectTypeOf(createStorage('local').get).returns.toEqualTypeOf<unknown>();
  });

  it('reads text which is not JSON as missing', () => {
    localStorage.setItem('theme', 'dark');
    expect(createStorage<Settings>('local').get('theme')).toBeUndefined();
  });

  it('removes one value', () => {
    const storage = createStorage<Settings>('local');
    storage.set('theme', 'dark');
    storage.set('columns', ['name']);

    storage.remove('theme');

    expect(storage.get('theme')).toBeUndefined();
    expect(storage.get('columns')).toEqual(['name']);
  });

  it('clears its own keys only', () => {
    const storage = createStorage<Settings>('local', { prefix: 'mtools:' });
    storage.set('theme', 'dark');
    storage.set('columns', ['name']);
    localStorage.setItem('other:theme', 'kept');

    storage.clear();

    expect(Object.keys(localStorage)).toEqual(['other:theme']);
  });

  it('clears the whole area without a prefix', () => {
    localStorage.setItem('other:theme', '1');
    createStorage('local').clear();
    expect(localStorage).toHaveLength(0);
  });

  it('returns false when the quota is used up, and keeps the old value', () => {
    const storage = createStorage<Settings>('local');
    storage.set('columns', ['name']);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    expect(storage.set('columns', ['a very long list'])).toBe(false);
    expect(storage.get('columns')).toEqual(['name']);
  });

  it('returns false for what JSON cannot hold', () => {
    const storage = createStorage('local');
    const circle: Record<string, unknown> = {};
    circle.self = circle;

    for (const value of [undefined, () => {}, 1n, circle]) {
      expect(storage.set('value', value)).toBe(false);
    }
    expect(localStorage).toHaveLength(0);
  });

  it('does not touch storage before its first use', () => {
    const read = vi.spyOn(window, 'localStorage', 'get');
    const storage = createStorage('local');
    expect(read).not.toHaveBeenCalled();
    storage.get('theme');
    storage.get('theme');
    expect(read).toHaveBeenCalledOnce();
  });
});

describe('createStorage with a limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime('2026-11-28T12:00:00Z');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('forgets and removes a value when its time is over', () => {
    const storage = createStorage<Settings>('local', { ttl: 1000 });
    expect(storage.set('theme', 'dark')).toBe(true);

    vi.advanceTimersByTime(999);
    expect(storage.get('theme')).toBe('dark');
    vi.advanceTimersByTime(1);
    expect(localStorage).toHaveLength(1);
    expect(storage.get('theme')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('counts from the last time the value was set', () => {
    const storage = createStorage<Settings>('local', { ttl: 1000.5 });
    storage.set('theme', 'dark');
    vi.advanceTimersByTime(900);
    storage.set('theme', 'light');
    vi.advanceTimersByTime(900);
    expect(storage.get('theme')).toBe('light');
  });

  it('reads what was stored without a limit, and keeps to the limit that a value has', () => {
    createStorage<Settings>('local').set('theme', 'dark');
    const limited = createStorage<Settings>('local', { ttl: 1000 });
    vi.advanceTimersByTime(5000);
    expect(limited.get('theme')).toBe('dark');

    limited.set('columns', ['name']);
    const unlimited = createStorage<Settings>('local');
    expect(unlimited.get('columns')).toEqual(['name']);
    vi.advanceTimersByTime(1000);
    expect(unlimited.get('columns')).toBeUndefined();
  });

  it.each([Number.POSITIVE_INFINITY, Number.NaN])('keeps a value for ever with %s', (ttl) => {
    createStorage<Settings>('local', { ttl }).set('theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('"dark"');
  });

  it('reads broken text after a limit as missing', () => {
    localStorage.setItem('theme', `${Date.now() + 1000}|dark`);
    expect(createStorage<Settings>('local', { ttl: 1 }).get('theme')).toBeUndefined();
  });

  it('tells any stored value from a limit', () => {
    const plain = createStorage('local');
    const limited = createStorage('local', { ttl: 1000 });
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const expected = JSON.parse(JSON.stringify(value));
        for (const storage of [plain, limited]) {
          storage.set('value', value);
          expect(plain.get('value')).toEqual(expected);
          expect(limited.get('value')).toEqual(expected);
        }
      }),
    );
  });

  it('holds in memory, too', () => {
    vi.stubGlobal('window', undefined);
    const storage = createStorage<Settings>('local', { ttl: 1000 });
    storage.set('theme', 'dark');
    vi.advanceTimersByTime(1000);
    expect(storage.get('theme')).toBeUndefined();
  });
});

describe('createStorage without a storage of the browser', () => {
  const blocked = {
    'when access is denied': () => {
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    },
    'when the browser gives null': () => {
      vi.stubGlobal('localStorage', null);
    },
    'on a server': () => {
      vi.stubGlobal('window', undefined);
    },
  };

  it.each(Object.entries(blocked))('keeps values in memory %s', (_, block) => {
    block();
    const storage = createStorage<Settings>('local', { prefix: 'mtools:' });
    const columns = ['name'];

    expect(storage.get('columns')).toBeUndefined();
    expect(storage.set('columns', columns)).toBe(true);
    expect(storage.set('theme', 'dark')).toBe(true);
    columns.push('changed later');
    expect(storage.get('columns')).toEqual(['name']);

    storage.remove('theme');
    expect(storage.get('theme')).toBeUndefined();

    storage.clear();
    expect(storage.get('columns')).toBeUndefined();
  });

  it('shares nothing between two storages on a server', () => {
    vi.stubGlobal('window', undefined);
    createStorage<Settings>('local').set('theme', 'dark');
    expect(createStorage<Settings>('local').get('theme')).toBeUndefined();
  });
});
