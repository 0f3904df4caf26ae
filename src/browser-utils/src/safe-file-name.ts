/** Devices of Windows: a file cannot have such a name there, with or without an extension. */
const RESERVED = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])(\.|$)/i;

/**
 * Turns text from anywhere into a name which every operating system can store: the last part of a path,
 * without control characters, without marks which reverse the reading direction and so hide the real
 * extension, without what Windows forbids, and without dots at the start, which hide a file.
 *
 * @param name The text; names of folders in it are dropped.
 * @returns The name, or `''` when nothing is left.
 */
export function safeFileName(name: string): string {
  const base = name.split(/[\\/]/).pop() ?? '';
  return (
    base
      .replace(/\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
      .replace(/[<>:"|?*]/g, '_')
      // Windows drops dots and spaces at the end by itself.
      .replace(/^[.\s]+|[.\s]+$/g, '')
      .replace(RESERVED, '_$&')
  );
}
