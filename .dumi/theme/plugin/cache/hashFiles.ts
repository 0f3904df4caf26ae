import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/**
 * A hash of the names and contents of files, without tests.
 *
 * @param cwd folder that the patterns are relative to
 * @param patterns of files, for tinyglobby
 */
export function hashFiles(cwd: string, patterns: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const ignore = ['**/__tests__/**', '**/*.test.*'];
  for (const file of globSync([...patterns], { cwd, dot: true, ignore }).sort()) {
    hash.update(file).update(readFileSync(path.join(cwd, file)));
  }
  return hash.digest('hex');
}
