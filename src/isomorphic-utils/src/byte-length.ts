/**
 * Returns the length of a string in UTF-8 bytes, the unit in which database columns and HTTP headers are
 * limited: three for a Chinese character, four for most emoji.
 *
 * @zh 计算字符串的 UTF-8 字节数，数据库字段和 HTTP 头的长度通常按字节限制：一个汉字占三个字节，多数 emoji 占四个字节。
 * @param text The string to measure.
 * @zhParam text 要计算的字符串。
 * @returns The number of bytes. A lone surrogate counts as three, just as it is encoded.
 * @zhReturns 字节数。不成对的代理项按三个字节计算，与实际编码一致。
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
