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

  it('answers false when the quota is used up, and keeps the old value', () => {
    const storage = createStorage<Settings>('local');
    storage.set('columns', ['name']);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    expect(storage.set('columns', ['a very long list'])).toBe(false);
    expect(storage.get('columns')).toEqual(['name']);
  });

  it('answers false for what JSON cannot hold', () => {
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
