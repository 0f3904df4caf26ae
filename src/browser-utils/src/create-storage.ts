import { type Area, memoryArea } from './memory-area';

/** `'local'` outlives the browser window, `'session'` ends with the tab. */
export type StorageArea = 'local' | 'session';

export interface CreateStorageOptions {
  /**
   * Prepended to every key, so that applications on the same host do not collide.
   * @zh 加在每个键之前的前缀，避免同一主机上的应用互相影响。
   * @default ''
   */
  prefix?: string;
  /**
   * How long a value is kept after it is set, in milliseconds. Values stored earlier without a limit still
   * have none.
   * @zh 值写入后的有效期，单位毫秒。之前不限期写入的值仍然不限期。
   * @default Infinity
   */
  ttl?: number;
}

/** A typed view of a storage. None of its methods throws. */
export interface JsonStorage<Schema extends object> {
  /**
   * Returns the stored value, or `undefined` if there is none, it has expired (it is then removed) or it is
   * not valid JSON.
   * @zh 返回存储的值；不存在、已过期（会被移除）或内容不是 JSON 时为 `undefined`。
   */
  get<Key extends keyof Schema & string>(key: Key): Schema[Key] | undefined;
  /**
   * Stores a value as JSON.
   * @zh 以 JSON 存储一个值。空间用尽或值无法写成 JSON 时返回 `false`，原有的值不变。
   * @returns `false` if it could not be stored because the quota is exceeded or the value cannot be
   * serialized as JSON; the previous value is then kept.
   */
  set<Key extends keyof Schema & string>(key: Key, value: Schema[Key]): boolean;
  /**
   * Removes a value.
   * @zh 移除一个值。
   */
  remove(key: keyof Schema & string): void;
  /**
   * Removes all values whose key starts with the prefix; without a prefix, everything in the storage.
   * @zh 移除键以前缀开头的所有值；没有前缀时清空整个存储。
   */
  clear(): void;
}

/** A value with a limit: when it ends, in ms since 1970, then its JSON. As a whole it is no JSON, so it cannot be a value without one. */
const LIMITED = /^(\d+)\|/;

/**
 * Creates a typed wrapper around `localStorage` or `sessionStorage` that never throws. If the browser blocks
 * storage, and on a server, values are kept in memory as long as this object exists. The storage is first
 * accessed when it is used, so this function can be called at the top level of a module.
 *
 * @zh 为 `localStorage` 或 `sessionStorage` 创建一个带类型且不会抛错的读写对象。浏览器禁用存储时以及在服务端，值保存在内存中，与该对象同生命周期。首次使用时才会访问浏览器存储，因此可以在模块顶层调用。
 * @typeParam Schema The keys and the types of their values. They are not checked when read: what another
 * version of the page stored comes back as it is.
 * @param area Which storage to use: `'local'` persists after the browser is closed, `'session'` ends with
 * the tab.
 * @zhParam area 使用哪种存储：`'local'` 在关闭浏览器后保留，`'session'` 随标签页结束。
 * @param options Key prefix and expiry time.
 * @zhParam options 键的前缀与值的有效期。
 * @returns An object with `get`, `set`, `remove` and `clear`.
 * @zhReturns 带有 `get`、`set`、`remove`、`clear` 方法的对象。
 * @group storage
 * @since 0.1.0
 * @keywords storage localStorage sessionStorage cache ttl expire json 存储 缓存 本地 过期 有效期
 * @example
 * ```ts
 * import { createStorage } from '@mtools/browser-utils';
 *
 * const storage = createStorage<{ theme: 'light' | 'dark' }>('local', { prefix: 'mtools:' });
 * storage.set('theme', 'dark'); // true, stored as 'mtools:theme'
 * storage.get('theme'); // 'dark'
 * ```
 * @example
 * ```ts
 * import { createStorage } from '@mtools/browser-utils';
 *
 * const cache = createStorage<{ users: string[] }>('session', { ttl: 60_000 });
 * cache.set('users', ['Ada']); // true
 * cache.get('users'); // ['Ada'], and undefined after a minute
 * ```
 */
export function createStorage<Schema extends object = Record<string, unknown>>(
  area: StorageArea,
  options: CreateStorageOptions = {},
): JsonStorage<Schema> {
  const { prefix = '', ttl = Number.POSITIVE_INFINITY } = options;
  let opened: Area | undefined;
  const open = () => {
    opened ??= openArea(area);
    return opened;
  };

  return {
    get(key) {
      const text = open().getItem(prefix + key);
      if (text === null) return undefined;
      const [head = '', end] = LIMITED.exec(text) ?? [];
      if (end && Date.now() >= Number(end)) {
        open().removeItem(prefix + key);
        return undefined;
      }
      try {
        return JSON.parse(text.slice(head.length));
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        // Not always text, whatever its type says: functions and undefined give undefined.
        const text: string | undefined = JSON.stringify(value);
        if (text === undefined) return false;
        const end = Math.ceil(Date.now() + ttl);
        open().setItem(prefix + key, Number.isSafeInteger(end) ? `${end}|${text}` : text);
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
