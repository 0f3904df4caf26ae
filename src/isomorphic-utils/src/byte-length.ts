/**
 * Counts the bytes of a text in UTF-8, as a database column or a header limits them: a Chinese character takes three,
 * most emoji four.
 *
 * @zh 计算文本的 UTF-8 字节数，数据库字段和请求头的长度限制通常按字节计算：一个汉字三个字节，多数 emoji 四个字节。
 * @param text The text.
 * @zhParam text 要计算的文本。
 * @returns The number of bytes. Half of a surrogate pair counts as three, as it is sent.
 * @zhReturns 字节数。不成对的代理项按三个字节计算，与实际发送时一致。
 * @group string
 * @since 0.2.0
 * @keywords 字节 长度 UTF-8 数据库 限制 byte length size limit
 * @example
 * ```ts
 * byteLength('abc'); // 3
 * byteLength('中文'); // 6
 * byteLength('😀'); // 4
 * ```
 */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
