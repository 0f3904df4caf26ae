import { getIn } from './get-in';

/**
 * Replaces placeholders in a text with values: `{name}`, or `{user.name}` for nested data. A placeholder
 * without a value is left as it is, so that mistakes are visible; so are other braces. Values are not
 * HTML-escaped.
 *
 * @zh 用数据替换文本中的占位符：`{name}`，嵌套数据写作 `{user.name}`。没有对应值的占位符保持原样，便于发现错误，其他花括号也保持原样。不做 HTML 转义。
 * @param text The text with placeholders.
 * @zhParam text 含占位符的文本。
 * @param data The values, looked up as with `getIn`. `null` becomes an empty string.
 * @zhParam data 数据，取值方式与 `getIn` 相同。`null` 替换为空字符串。
 * @returns The resulting text. Placeholders inside values are not replaced.
 * @zhReturns 替换后的文本。值里面的占位符不再替换。
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
