import { getIn } from './get-in';

/**
 * Fills a text with values: `{name}`, or `{user.name}` for what lies deeper. A placeholder whose value is missing
 * stays as it is, so that a mistake is seen, and so do other braces. The text is not escaped for HTML.
 *
 * @zh 用数据填充文本：`{name}`，或用 `{user.name}` 取深层的值。没有对应值的占位符保持原样，便于发现错误，其他花括号也保持原样。不做 HTML 转义。
 * @param text The text with placeholders.
 * @zhParam text 含占位符的文本。
 * @param data The values, found as by `getIn`. `null` becomes an empty text.
 * @zhParam data 数据，取值方式与 `getIn` 相同。`null` 变为空字符串。
 * @returns The text with the values. Placeholders inside a value are not filled.
 * @zhReturns 填充后的文本。值里面的占位符不再填充。
 * @group string
 * @since 0.2.0
 * @keywords 模板 插值 占位符 文案 template interpolate placeholder message
 * @example
 * ```ts
 * template('{user.name} has {count} orders', { user: { name: 'Li' }, count: 2 }); // 'Li has 2 orders'
 * template('{rows.0}, {rows.1}', { rows: ['a', 'b'] }); // 'a, b'
 * template('Hi {name}', {}); // 'Hi {name}'
 * ```
 */
export function template(text: string, data: object): string {
  return text.replace(/\{([^{}]+)\}/g, (placeholder, path: string) => {
    const value: unknown = getIn(data, path.trim());
    if (value === undefined) return placeholder;
    return value === null ? '' : String(value);
  });
}
