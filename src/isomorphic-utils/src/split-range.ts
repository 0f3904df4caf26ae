export interface SplitRangeOptions<Value, Result> {
  /**
   * Converts both ends, for example dates to strings. It is not called for empty ends.
   *
   * @zh 转换两端的值，例如把日期转成字符串。未填写的一端不会传入。
   */
  format?: (value: Value) => Result;
}

/** The type of an end of a range, such as that of a date picker. */
export type RangeEnd<Range> = Range extends readonly (infer End)[] ? NonNullable<End> : never;

/** `T` without the range, and with a field for each of its ends. */
export type WithRangeSplit<T, Key extends keyof T, Names extends string, End> = Omit<
  T,
  Key | Names
> & {
  [Name in Names]?: End;
};

/**
 * Splits the value of a range picker into the two fields a server expects. An end that is `null` or
 * `undefined` gets no field; without a range there is neither field.
 *
 * @zh 把范围选择器的值拆成服务端需要的两个字段。某一端为 `null` 或 `undefined` 时没有对应字段；没有范围时两个字段都没有。
 * @param params Form values; they are not modified.
 * @zhParam params 表单的值；原对象不变。
 * @param key Name of the field that holds the range.
 * @zhParam key 存放范围的字段名。
 * @param names Names of the fields for the start and the end.
 * @zhParam names 起始字段名和结束字段名。
 * @param options How both ends are converted.
 * @zhParam options 两端的值如何转换。
 * @returns A new object with the two fields instead of the range.
 * @zhReturns 新对象，其中范围已换成两个字段。
 * @group params
 * @since 0.2.0
 * @keywords 日期范围 起止时间 拆分 RangePicker date range split start end query
 * @example
 * ```ts
 * const values = { name: 'Li', age: [18, 60] };
 * splitRange(values, 'age', ['minAge', 'maxAge']); // { name: 'Li', minAge: 18, maxAge: 60 }
 * splitRange({ age: [18, null] }, 'age', ['minAge', 'maxAge']); // { minAge: 18 }
 * const dates = { created: [new Date(2025, 0, 1), new Date(2025, 0, 31)] };
 * const format = (date: Date) => formatDate(date, 'YYYY-MM-DD');
 * splitRange(dates, 'created', ['from', 'to'], { format }); // { from: '2025-01-01', to: '2025-01-31' }
 * ```
 */
export function splitRange<
  T extends object,
  Key extends keyof T,
  StartName extends string,
  EndName extends string,
  Result = RangeEnd<T[Key]>,
>(
  params: T,
  key: Key,
  [startName, endName]: readonly [startName: StartName, endName: EndName],
  { format }: SplitRangeOptions<RangeEnd<T[Key]>, Result> = {},
): WithRangeSplit<T, Key, StartName | EndName, Result> {
  const { [key]: range, ...rest } = params;
  const result: Record<string, unknown> = rest;
  const [start, end]: unknown[] = Array.isArray(range) ? range : [];
  const set = (name: string, value: unknown): void => {
    if (value === null || value === undefined) delete result[name];
    // An end of the range, as its type says.
    else result[name] = format ? format(value as RangeEnd<T[Key]>) : value;
  };
  set(startName, start);
  set(endName, end);
  // The other fields as they were, and the two that were set.
  return result as WithRangeSplit<T, Key, StartName | EndName, Result>;
}
