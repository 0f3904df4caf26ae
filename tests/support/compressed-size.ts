import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './preview-server';

const known = new Map<string, number>();

/** Size in bytes of a file of the built site when it is compressed with brotli, as well as possible. */
export function compressedSize(file: string): number {
  const size =
    known.get(file) ?? brotliCompressSync(readFileSync(path.join(root, 'dist', file))).length;
  known.set(file, size);
  return size;
}
