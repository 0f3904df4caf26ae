import { hasOwn, isUnsafeKey, type Path, toKeys, type ValueIn } from './_internal/path';

type Container = Record<string, unknown> | unknown[];

/**
 * Sets the value at a path in nested objects and arrays and returns a copy: objects along the path are
 * copied, everything else is shared with the original. Missing containers are created: objects for keys,
 * arrays for indexes.
 *
 * @zh 按路径设置嵌套对象或数组中的值，返回副本：路径上的对象会复制，其余部分与原对象共享。路径上缺少的部分自动创建：遇到键创建对象，遇到下标创建数组。
 * @param source The object or array; it is not modified.
 * @zhParam source 原对象或数组，不会改变。
 * @param path Keys and indexes, as a dotted string or an array: `'rows.0.name'`, `['rows', 0, 'name']`.
 * @zhParam path 键与下标，写成以点分隔的字符串或数组：`'rows.0.name'`、`['rows', 0, 'name']`。
 * @param value The new value.
 * @zhParam value 要写入的值。
 * @returns The copy, or the original if it already has this value.
 * @zhReturns 副本；原来就是这个值时返回原对象。
 * @throws {TypeError} If the path contains `__proto__`, `constructor` or `prototype`, passes through a value
 * that is neither a plain object nor an array, or uses a key other than an index on an array.
 * @zhThrows {TypeError} 路径包含 `__proto__`、`constructor`、`prototype`，经过既不是普通对象也不是数组的值，或对数组使用下标以外的键时抛出。
 * @group params
 * @since 0.2.0
 * @keywords 路径 赋值 不可变 嵌套 更新状态 set path nested immutable update
 * @example
 * ```ts
 * const order = { rows: [{ name: 'pen' }], total: 3 };
 * setIn(order, 'rows.0.name', 'ink'); // { rows: [{ name: 'ink' }], total: 3 }
 * order.rows; // [{ name: 'pen' }]
 * setIn({}, ['users', 0, 'name'], 'Li'); // { users: [{ name: 'Li' }] }
 * ```
 */
export function setIn<T, const P extends Path>(source: T, path: P, value: ValueIn<T, P>): T {
  const keys = toKeys(path);
  /** What each key of the path is looked up in. */
  const containers: Container[] = [];
  let current: unknown = source;
  let exists = true;
  for (const [index, key] of keys.entries()) {
    const container = toContainer(current, key, keys.slice(0, index));
    containers.push(container);
    exists = hasOwn(container, key);
    current = exists ? Reflect.get(container, key) : undefined;
  }
  if (exists && Object.is(current, value)) return source;

  let result: unknown = value;
  for (const [index, container] of [...containers.entries()].reverse()) {
    const copy: Container = Array.isArray(container) ? container.slice() : { ...container };
    Reflect.set(copy, keys[index] ?? '', result);
    result = copy;
  }
  // A copy of the source, with a value of the type that stood there.
  return result as T;
}

/** What stands in front of a key, or a new container where nothing does. */
function toContainer(value: unknown, key: string, path: string[]): Container {
  if (isUnsafeKey(key)) throw new TypeError(`setIn() refuses the key "${key}".`);
  const isIndex = /^(0|[1-9]\d*)$/.test(key);
  if (value === undefined || value === null) return isIndex ? [] : {};
  const place = path.length > 0 ? `at "${path.join('.')}"` : 'given';
  if (Array.isArray(value)) {
    if (isIndex) return value;
    throw new TypeError(`setIn() cannot set "${key}" of the array ${place}: it is not an index.`);
  }
  if (isPlain(value)) return value;
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  throw new TypeError(`setIn() cannot set "${key}" of the value ${place}: it is a ${kind}.`);
}

/** An object that can be copied field by field, also one of another frame. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
