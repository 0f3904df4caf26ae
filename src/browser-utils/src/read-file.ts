/** How the content of a file is wanted. */
export type ReadFileAs = 'text' | 'dataURL' | 'arrayBuffer';

/**
 * Reads the content of a file chosen by the user, or of any `Blob`. Browser only.
 *
 * @zh 读取用户选择的文件或任意 `Blob` 的内容。仅用于浏览器。
 * @param file The file.
 * @zhParam file 要读取的文件。
 * @param as `'text'` for a string, `'dataURL'` for a `data:` URL that an image can display, `'arrayBuffer'`
 * for bytes.
 * @zhParam as `'text'` 得到字符串，`'dataURL'` 得到可供图片显示的 `data:` 地址，`'arrayBuffer'` 得到字节。
 * @param encoding For `'text'`: the encoding of the file, for example `'gbk'` for CSV files exported by
 * Chinese versions of Excel. `'utf-8'` by default; a byte order mark in the file takes precedence.
 * @zhParam encoding 用于 `'text'`：文件的编码，例如中文版 Excel 导出的 CSV 用 `'gbk'`。默认 `'utf-8'`；文件带有 BOM 时以 BOM 为准。
 * @returns The content, a string or an `ArrayBuffer`.
 * @zhReturns 文件内容，字符串或 `ArrayBuffer`。
 * @throws {DOMException} If the file cannot be read, for example because it was deleted or changed after it
 * was chosen.
 * @zhThrows {DOMException} 文件无法读取时抛出，例如选择之后被删除或修改。
 * @group file
 * @since 0.2.0
 * @keywords read file text base64 dataurl preview gbk FileReader 读取 文件 预览 编码
 * @example
 * ```ts
 * import { readFile } from '@mtools/browser-utils';
 *
 * const file = new File(['name,age'], 'users.csv');
 * await readFile(file, 'text'); // 'name,age'
 * await readFile(file, 'dataURL'); // 'data:application/octet-stream;base64,bmFtZSxhZ2U='
 * (await readFile(file, 'arrayBuffer')).byteLength; // 8
 * ```
 */
export function readFile(file: Blob, as: 'text', encoding?: string): Promise<string>;
export function readFile(file: Blob, as: 'dataURL'): Promise<string>;
export function readFile(file: Blob, as: 'arrayBuffer'): Promise<ArrayBuffer>;
export function readFile(
  file: Blob,
  as: ReadFileAs,
  encoding?: string,
): Promise<string | ArrayBuffer | null> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    if (as === 'text') reader.readAsText(file, encoding);
    else if (as === 'dataURL') reader.readAsDataURL(file);
    else reader.readAsArrayBuffer(file);
  });
}
