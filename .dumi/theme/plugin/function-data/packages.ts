import { existsSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../cache/hashFiles';

/** The packages whose functions have a reference, and whether browsers run them. */
export const PACKAGES = [
  { id: 'isomorphic-utils', inBrowsers: true },
  { id: 'browser-utils', inBrowsers: true },
  { id: 'node-utils', inBrowsers: false },
];

/**
 * The packages whose comments are complete: the build stops on a function of theirs that lacks something.
 * Add a package as soon as its functions have all that `findGaps` asks for.
 */
export const CHECKED: readonly string[] = ['isomorphic-utils', 'browser-utils', 'node-utils'];

/** Name of the data in the cache. */
export const FUNCTIONS = 'function-data';

/** The folder with the sources of a package, in the repository. */
export const folderOf = (id: string) => `src/${id}/src`;

/** Those of `PACKAGES` that a repository has, each with its index. */
export function packagesIn(cwd: string) {
  return PACKAGES.map((each) => ({
    ...each,
    index: path.join(cwd, folderOf(each.id), 'index.ts'),
  })).filter(({ index }) => existsSync(index));
}

/** A hash of every file that the data is made of, and of the code that makes it. */
export function functionsKey(cwd: string): string {
  const code = path.relative(cwd, __dirname);
  const sources = PACKAGES.map(({ id }) => `${folderOf(id)}/**/*.ts`);
  return hashFiles(cwd, [...sources, `${code}/*.ts`, `${code}/../api-data/*.ts`]);
}
