/** An entry of a dictionary: its value, what is shown for it, and further fields such as a color. */
export interface DictItem {
  /**
   * The value as it is stored.
   *
   * @zh 存储的值。
   */
  value: string | number | boolean;
  /**
   * What is shown for it: text, or whatever the application renders.
   *
   * @zh 展示的内容：文本，或应用能渲染的任意内容。
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
   * The items in their order, for `options` of `SelectExt`, `RadioGroupExt` and antd. The same array each time.
   *
   * @zh 按顺序排列的各项，用于 `SelectExt`、`RadioGroupExt` 和 antd 组件的 `options`。每次读取都是同一个数组。
   */
  options: WithAllKeys<Item, Item>[];
  /**
   * The values in their order.
   *
   * @zh 按顺序排列的值。
   */
  values: Item['value'][];
  /**
   * Values and labels, for `dataMap` of `SelectExt` and `RadioGroupExt`. It keeps the type of the values and
   * their order, which an object does not.
   *
   * @zh 值与名称的对应，用于 `SelectExt`、`RadioGroupExt` 的 `dataMap`。保留值的类型和顺序，而对象做不到。
   */
  map: ReadonlyMap<Item['value'], Item['label']>;
  /**
   * The label of a value; `undefined` for a value that is not in the dictionary.
   *
   * @zh 值对应的名称；字典中没有该值时为 `undefined`。
   */
  labelOf(value: Widened<Item['value']>): Item['label'] | undefined;
  /**
   * The item of a value, with all its fields; `undefined` for a value that is not in the dictionary.
   *
   * @zh 值对应的完整数据项；字典中没有该值时为 `undefined`。
   */
  itemOf(value: Widened<Item['value']>): WithAllKeys<Item, Item> | undefined;
  /**
   * Whether the value is in the dictionary; narrows its type to the values.
   *
   * @zh 值是否在字典中，同时收窄类型。
   */
  has(value: unknown): value is Item['value'];
}

/**
 * Makes a dictionary of what a status, a type or a level is called, written down once for selects, radio
 * groups, filters and table cells. Its values are inferred literally, `as const` is not needed.
 *
 * @zh 创建字典：状态、类型、级别的名称只写一次，供选择框、单选组、筛选和表格单元格共用。值会推断为字面量类型，不需要写 `as const`。
 * @param items The items, in the order in which they are shown.
 * @zhParam items 各项，按展示顺序排列。
 * @returns The dictionary. Its functions can be taken out of it.
 * @zhReturns 字典对象，其中的函数可以解构使用。
 * @throws {Error} When two items have the same value.
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
