import path from 'node:path';
import { hashFiles } from '../cache/hashFiles';

export const PACKAGE = 'src/antd-ext/src';
export const PLAYGROUNDS = 'docs/AntdExt/playground';

/** Name of the library's data in the cache. */
export const LIBRARY = 'api-data';

/** Folders of which a change may change the data. */
export const watched = [PACKAGE, PLAYGROUNDS];

/** A hash of every file that the library's data is made of, and of the code that makes it. */
export function libraryKey(cwd: string): string {
  const plugin = path.relative(cwd, path.dirname(__dirname));
  return hashFiles(cwd, [
    `${PACKAGE}/**/*.{ts,tsx}`,
    `${PLAYGROUNDS}/*.tsx`,
    ...['api-data', 'playground-code', 'markdown'].map((folder) => `${plugin}/${folder}/*.ts`),
    `${plugin}/highlight.ts`,
  ]);
}
