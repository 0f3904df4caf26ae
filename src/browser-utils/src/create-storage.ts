import { type Area, memoryArea } from './memory-area';

/** `'local'` outlives the browser window, `'session'` ends with the tab. */
export type StorageArea = 'local' | 'session';

export interface CreateStorageOptions {
  /**
   * Put before every key, so that applications on one host do not meet.
   * @default ''
   */
  prefix?: string;
}

export interface JsonStorage<Schema extends object> {
  /** Returns the stored value; `undefined` if there is none or what is stored is not JSON. */
  get<Key extends keyof Schema & string>(key: Key): Schema[Key] | undefined;
  /**
   * Stores a value as JSON.
   * @returns `false` if it could not be stored, because the quota is used up or the value cannot be
   * written as JSON; what was stored before is then still there.
   */
  set<Key extends keyof Schema & string>(key: Key, value: Schema[Key]): boolean;
  /** Forgets one value. */
  remove(key: keyof Schema & string): void;
  /** Forgets all values whose key starts with the prefix; without a prefix, the whole area. */
  clear(): void;
}

/**
 * Makes a typed view of `localStorage` or `sessionStorage` which never throws. Where the browser blocks
 * storage, and on a server, values are kept in memory instead: they then last as long as this object.
 * The browser's storage is opened at the first use, so a module may call this while it loads.
 *
 * @typeParam Schema The keys and the types of their values. They are not checked when read: what another
 * version of the page stored comes back as it is.
 * @param area Which storage to use.
 * @param options.prefix Put before every key, `''` by default.
 * @example
 * ```ts
 * const storage = createStorage<{ theme: 'light' | 'dark' }>('local', { prefix: 'mtools:' });
 * storage.set('theme', 'dark'); // true, stored as 'mtools:theme'
 * storage.get('theme'); // 'dark'
 * ```
 */
export function createStorage<Schema extends object = Record<string, unknown>>(
  area: StorageArea,
  { prefix = '' }: CreateStorageOptions = {},
): JsonStorage<Schema> {
  let opened: Area | undefined;
  const open = () => {
    opened ??= openArea(area);
    return opened;
  };

  return {
    get(key) {
      const text = open().getItem(prefix + key);
      if (text === null) return undefined;
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        // Not always text, whatever its type says: functions and undefined give undefined.
        const text: string | undefined = JSON.stringify(value);
        if (text === undefined) return false;
        open().setItem(prefix + key, text);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      open().removeItem(prefix + key);
    },
    clear() {
      const storage = open();
      // All keys first: removing one moves the others.
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
    },
  };
}

function openArea(area: StorageArea): Area {
  // Node.js 22 and later have a localStorage of their own, which warns when it is touched: ask for the window.
  if (typeof window === 'undefined') return memoryArea();
  try {
    // Blocked cookies make this access throw; Android web views and Firefox can give null, against the type.
    return window[`${area}Storage`] ?? memoryArea();
  } catch {
    return memoryArea();
  }
}
