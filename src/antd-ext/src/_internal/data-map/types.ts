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
