import type { ReactNode } from 'react';

/**
 * A dictionary of values and what is shown for them. An object turns its keys into text and moves those which look
 * like integers to the front; a `Map` keeps both the values and their order.
 */
export type DataMap<Value = string | number> =
  | Readonly<Record<string | number, ReactNode>>
  | ReadonlyMap<Value, ReactNode>;

/** What the keys of a dictionary object become, which are text in JavaScript. */
export type DataMapValueType = 'string' | 'number';

/** An option as antd's selects and radio groups take it. */
export interface DataOption<Value> {
  value: Value;
  label: ReactNode;
}

/** The prop `dataMapValueType` beside `dataMap`. */
export interface DataMapTypeProps {
  /**
   * Type to convert the keys of a `dataMap` object to. Keys that are not numbers stay strings, with a warning in development.
   *
   * @zh `dataMap` 为对象时，键转换成的类型。不是数字的键保持字符串，并在开发环境警告。
   * @default 'string'
   */
  dataMapValueType?: DataMapValueType;
}

/** The props of a component whose options can come from a dictionary. */
export interface DataMapProps<Value> extends DataMapTypeProps {
  /**
   * Dictionary of values and names, in place of `options`. Object keys are always strings, and integer-like keys are sorted first; a `Map` keeps the type and order of values. Ignored if `options` is also set, with a warning in development.
   *
   * @zh 「值 → 名称」的字典，代替 `options`。对象的键都是字符串，形如整数的键排在最前；`Map` 保留值的类型和顺序。同时传 `options` 时忽略字典，并在开发环境警告。
   */
  dataMap?: DataMap<Value>;
}
