import { hasOwn, isUnsafeKey, type Path, toKeys, type ValueIn } from './_internal/path';

/**
 * Reads the value at a path in nested objects and arrays. Inherited methods and anything under `__proto__`,
 * `constructor` or `prototype` are not read.
 *
 * @zh 按路径读取嵌套对象或数组中的值。不会读取继承的方法，也不会读取 `__proto__`、`constructor`、`prototype` 之下的内容。
 * @param source The object or array to read.
 * @zhParam source 要读取的对象或数组。
 * @param path Keys and indexes, as a dotted string or an array: `'rows.0.name'`, `['rows', 0, 'name']`.
 * @zhParam path 键与下标，写成以点分隔的字符串或数组：`'rows.0.name'`、`['rows', 0, 'name']`。
 * @returns The value, or `undefined` if there is none. Its type is inferred if the path is a literal.
 * @zhReturns 路径上的值；不存在时返回 `undefined`。路径是字面量时会推断类型。
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
