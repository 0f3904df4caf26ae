import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { globSync } from 'tinyglobby';

/** Files whose name changes with their content; a host compresses them once and as well as it can. */
const HASHED = /\.[0-9a-f]{8}\.(?:async\.)?(?:js|css|json)$/;

/**
 * Writes `x.br` beside each file `x` whose name has a hash, unless it is there.
 *
 * @param hashed matches the paths of these files
 */
export function precompress(folder: string, hashed = HASHED): void {
  for (const name of globSync('**/*.{js,css,json}', { cwd: folder })) {
    const file = path.join(folder, name);
    if (!hashed.test(name) || existsSync(`${file}.br`)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
