export interface ToFormDataOptions {
  /**
   * How arrays are encoded: `'repeat'` repeats the name (`ids=1&ids=2`), `'brackets'` adds `[]` to it
   * (`ids[]=1&ids[]=2`).
   *
   * @zh 数组的编码方式：`'repeat'` 重复字段名（`ids=1&ids=2`），`'brackets'` 在字段名后加 `[]`（`ids[]=1&ids[]=2`）。
   * @default 'repeat'
   */
  arrays?: 'repeat' | 'brackets';
}

/**
 * Converts plain values and files to `FormData` for an upload. Files and blobs are kept as they are;
 * numbers, booleans and `bigint`s become strings; dates become ISO strings; other objects become JSON.
 * `null` and `undefined` are dropped, also from arrays.
 *
 * @zh 把普通的值和文件转成上传用的 `FormData`。文件和 Blob 保持不变；数字、布尔值、`bigint` 转成字符串；日期转成 ISO 字符串；其他对象转成 JSON。`null` 和 `undefined` 会去掉，数组中的也一样。
 * @param values The fields.
 * @zhParam values 各字段。
 * @param options How arrays are encoded.
 * @zhParam options 数组的编码方式。
 * @returns The `FormData`.
 * @zhReturns `FormData` 对象。
 * @group params
 * @since 0.2.0
 * @keywords 上传 表单 文件 FormData upload file multipart form
 * @example
 * ```ts
 * const data = toFormData({ name: 'Li', ids: [1, 2], note: null });
 * [...data]; // [['name', 'Li'], ['ids', '1'], ['ids', '2']]
 * [...toFormData({ ids: [1] }, { arrays: 'brackets' })]; // [['ids[]', '1']]
 * ```
 */
export function toFormData(
  values: object,
  { arrays = 'repeat' }: ToFormDataOptions = {},
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    const fieldName = Array.isArray(value) && arrays === 'brackets' ? `${name}[]` : name;
    for (const each of Array.isArray(value) ? value : [value]) append(data, fieldName, each);
  }
  return data;
}

function append(data: FormData, name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (value instanceof Blob) data.append(name, value);
  else data.append(name, typeof value === 'object' ? toText(value) : String(value));
}

/** A date writes itself as text in JSON, which needs no quotes here. */
function toText(value: object): string {
  const plain: unknown = 'toJSON' in value && typeof value.toJSON === 'function' && value.toJSON();
  return typeof plain === 'string' ? plain : JSON.stringify(value);
}
