/** An entry of a dictionary: its value, what is shown for it, and further fields such as a color. */
export interface DictItem {
  /**
   * The stored value.
   *
   * @zh 存储的值。
   */
  value: string | number | boolean;
  /**
   * The label to display: text, or anything the application can render.
   *
   * @zh 显示的名称：文本，或应用能渲染的任意内容。
   */
  label: unknown;
}

type KeysOfAny<T> = T extends unknown ? keyof T : never;

/** The item with all fields that any of the items has, so that `itemOf(value)?.color` can be read. */
type WithAllKeys<Item, All> = Item extends unknown
  ? Item & { readonly [Key in Exclude<KeysOfAny<All>, keyof Item>]?: undefined }
  : never;

/** Servers send `number`, not `0 | 1`; but text for a dictionary of numbers is a mistake. */
type Widened<Value> =
  | (Value extends string ? string : Value extends number ? number : boolean)
  | null
  | undefined;

/** A dictionary as `createDict` makes it. `Item` is the union of its items. */
export interface Dict<Item extends DictItem> {
  /**
   * The items in order, for the `options` prop of `SelectExt`, `RadioGroupExt` and antd components. Always
   * the same array.
   *
   * @zh 按顺序排列的各项，用于 `SelectExt`、`RadioGroupExt` 和 antd 组件的 `options`。每次读取都是同一个数组。
   */
  options: WithAllKeys<Item, Item>[];
  /**
   * The values in order.
   *
   * @zh 按顺序排列的值。
   */
  values: Item['value'][];
  /**
   * A map from values to labels, for `dataMap` of `SelectExt` and `RadioGroupExt`. Unlike an object, it
   * keeps the type and order of the values.
   *
   * @zh 值到名称的映射，用于 `SelectExt`、`RadioGroupExt` 的 `dataMap`。与对象不同，它保留值的类型和顺序。
   */
  map: ReadonlyMap<Item['value'], Item['label']>;
  /**
   * Returns the label of a value, or `undefined` if the value is not in the dictionary.
   *
   * @zh 返回值对应的名称；字典中没有该值时返回 `undefined`。
   */
  labelOf(value: Widened<Item['value']>): Item['label'] | undefined;
  /**
   * Returns the item of a value with all its fields, or `undefined` if the value is not in the dictionary.
   *
   * @zh 返回值对应的完整数据项；字典中没有该值时返回 `undefined`。
   */
  itemOf(value: Widened<Item['value']>): WithAllKeys<Item, Item> | undefined;
  /**
   * Checks whether a value is in the dictionary, and narrows its type.
   *
   * @zh 判断值是否在字典中，并收窄类型。
   */
  has(value: unknown): value is Item['value'];
}

/**
 * Creates a dictionary of values and labels, such as statuses or types, to share between selects, radio
 * groups, filters and table cells. Values are inferred as literal types, without `as const`.
 *
 * @zh 创建值与名称的字典，例如状态、类型，供选择框、单选组、筛选和表格单元格共用。值会推断为字面量类型，不需要写 `as const`。
 * @param items The items, in display order.
 * @zhParam items 各项，按展示顺序排列。
 * @returns The dictionary; its functions can be destructured.
 * @zhReturns 字典对象，其中的函数可以解构使用。
 * @throws {Error} If two items have the same value.
 * @zhThrows {Error} 两项的值相同时抛出。
 * @group dict
 * @since 0.2.0
 * @keywords 字典 枚举 状态 下拉选项 名称 dict enum options label status select dataMap
 * @example
 * ```ts
 * const status = createDict([{ value: 1, label: 'On', color: 'green' }, { value: 0, label: 'Off' }]);
 * status.labelOf(1); // 'On'
 * status.itemOf(1)?.color; // 'green'
 * status.has(2); // false
 * status.values; // [1, 0]
 * ```
 */
export function createDict<const Items extends readonly DictItem[]>(
  items: Items,
): Dict<Items[number]> {
  const byValue = new Map<unknown, Items[number]>(items.map((item) => [item.value, item]));
  if (byValue.size < items.length) {
    const repeated = items.find((item) => byValue.get(item.value) !== item);
    throw new Error(`createDict() got two items with the value ${String(repeated?.value)}.`);
  }
  const itemOf = (value: unknown) => byValue.get(value);
  return {
    // The items as they are; the type only adds that they lack the fields of others.
    options: [...items] as Dict<Items[number]>['options'],
    values: items.map((item) => item.value),
    map: new Map(items.map((item) => [item.value, item.label])),
    labelOf: (value) => itemOf(value)?.label,
    itemOf: itemOf as Dict<Items[number]>['itemOf'],
    has: (value): value is Items[number]['value'] => byValue.has(value),
  };
}
