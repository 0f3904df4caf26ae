import path from 'node:path';

/** The name that umi gives to the chunk of a page; what else has it is put into the same file. */
export function chunkNameOf(file: string, cwd: string): string {
  return path.relative(cwd, file).replace(/[\\/]/g, '__');
}
