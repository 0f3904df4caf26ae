export interface ToFormDataOptions {
  /**
   * How an array is written: `'repeat'` repeats the name (`ids=1&ids=2`), `'brackets'` adds `[]` to it
   * (`ids[]=1&ids[]=2`).
   *
   * @zh 数组的写法：`'repeat'` 重复字段名（`ids=1&ids=2`），`'brackets'` 在字段名后加 `[]`（`ids[]=1&ids[]=2`）。
   * @default 'repeat'
   */
  arrays?: 'repeat' | 'brackets';
}

/**
 * Makes the body of an upload of plain values and files. Files and blobs stay as they are; numbers,
 * booleans and `bigint`s become text; dates become ISO text; other objects become JSON. `null` and `undefined` are left
 * out, also in arrays.
 *
 * @zh 把普通的值和文件转成上传用的 `FormData`。文件和 Blob 保持不变；数字、布尔值、`bigint` 转成文本；日期转成 ISO 文本；其他对象转成 JSON。`null` 和 `undefined` 会去掉，数组中的也一样。
 * @param values The fields.
 * @zhParam values 各字段。
 * @param options How arrays are written.
 * @zhParam options 数组的写法。
 * @returns The form data.
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
