import { hasOwn, isUnsafeKey, type Path, toKeys, type ValueIn } from './_internal/path';

/**
 * Reads what stands at a path in nested objects and arrays. Methods that every object inherits are not found, and
 * neither is anything at `__proto__`, `constructor` and `prototype`.
 *
 * @zh 按路径读取嵌套对象或数组中的值。不会读到对象继承的方法，也不会读到 `__proto__`、`constructor`、`prototype` 之下的内容。
 * @param source The object or array to read.
 * @zhParam source 要读取的对象或数组。
 * @param path Keys and indexes, as text with dots or as an array: `'rows.0.name'`, `['rows', 0, 'name']`.
 * @zhParam path 键与序号，写成带点的文本或数组：`'rows.0.name'`、`['rows', 0, 'name']`。
 * @returns The value, whose type is inferred where the path is written out; `undefined` where there is
 * nothing.
 * @zhReturns 路径上的值；路径直接写出时会推断类型。路径不存在时为 `undefined`。
 * @group params
 * @since 0.2.0
 * @keywords 路径 取值 嵌套 深层 get path nested NamePath
 * @example
 * ```ts
 * const order = { rows: [{ name: 'pen' }], total: 3 };
 * getIn(order, 'rows.0.name'); // 'pen'
 * getIn(order, ['rows', 1, 'name']); // undefined
 * getIn(order, 'total'); // 3
 * ```
 */
export function getIn<T, const P extends Path>(source: T, path: P): ValueIn<T, P> {
  let value: unknown = source;
  for (const key of toKeys(path)) value = read(value, key);
  // Found by the same steps as the type.
  return value as ValueIn<T, P>;
}

/** Fields of classes such as the `name` of a file are inherited getters, so these are read; methods are not. */
function read(source: unknown, key: string): unknown {
  if (source === null || source === undefined || isUnsafeKey(key)) return undefined;
  const value: unknown = Reflect.get(Object(source), key, source);
  return typeof value === 'function' && !hasOwn(source, key) ? undefined : value;
}
