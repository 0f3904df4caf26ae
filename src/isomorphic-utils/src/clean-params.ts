export interface CleanParamsOptions {
  /**
   * Drops fields that are `null`.
   *
   * @zh 去掉值为 `null` 的字段。
   * @default true
   */
  null?: boolean;
  /**
   * Drops fields that are an empty string or an empty array.
   *
   * @zh 去掉值为空字符串或空数组的字段。
   * @default true
   */
  empty?: boolean;
  /**
   * Trims strings before checking whether they are empty.
   *
   * @zh 先去掉字符串首尾的空格，再判断是否为空。
   * @default false
   */
  trim?: boolean;
}

/** The fields that may be left; `null` is none of their values unless it is kept. */
export type CleanedParams<T, Options> = {
  [Key in keyof T]?: Options extends { null?: true }
    ? NonNullable<T[Key]>
    : Exclude<T[Key], undefined>;
};

/**
 * Removes empty fields from the values of a form, so that a request has no empty filters. `undefined` is
 * always removed; `0`, `false` and `NaN` are kept. Nested objects are not cleaned.
 *
 * @zh 去掉表单中未填写的字段，避免请求带上空条件。`undefined` 总会去掉；`0`、`false`、`NaN` 会保留。不处理内层对象。
 * @param params Form values or other parameters; they are not modified.
 * @zhParam params 表单的值或其他参数；原对象不变。
 * @param options Which other values count as empty.
 * @zhParam options 还有哪些值视为空。
 * @returns A new object with the remaining fields.
 * @zhReturns 由剩余字段组成的新对象。
 * @group params
 * @since 0.2.0
 * @keywords 清理参数 空值 查询条件 表单 搜索 clean params empty null undefined query form
 * @example
 * ```ts
 * cleanParams({ name: '', status: 0, dept: null, tags: [] }); // { status: 0 }
 * cleanParams({ name: null, page: 1 }, { null: false }); // { name: null, page: 1 }
 * cleanParams({ name: ' Li ', code: ' ' }, { trim: true }); // { name: 'Li' }
 * ```
 */
export function cleanParams<
  T extends object,
  const Options extends CleanParamsOptions = Record<never, never>,
>(params: T, options?: Options): CleanedParams<T, Options> {
  const { null: dropsNull = true, empty = true, trim = false }: CleanParamsOptions = options ?? {};
  const isDropped = (value: unknown): boolean =>
    value === undefined ||
    (dropsNull && value === null) ||
    (empty && (value === '' || (Array.isArray(value) && value.length === 0)));
  const entries = Object.entries(params)
    .map(([key, value]: [string, unknown]) => [
      key,
      trim && typeof value === 'string' ? value.trim() : value,
    ])
    .filter(([, value]) => !isDropped(value));
  // Fields of the same object, without those that the type leaves out.
  return Object.fromEntries(entries) as CleanedParams<T, Options>;
}
