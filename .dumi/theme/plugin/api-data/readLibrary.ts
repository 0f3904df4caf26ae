import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { createLibrary } from './createLibrary';
import { readApi } from './readApi';
import { type Control, readControls } from './readControls';
import type { ComponentApi } from './types';

const PACKAGE = 'src/antd-ext/src';
const PLAYGROUNDS = 'docs/AntdExt/playground';
const CACHE = 'node_modules/.cache/api-data.json';

/** Folders of which a change may change the data. */
export const watched = [PACKAGE, PLAYGROUNDS];

/** All that pages, search and checks know about the components of the library. */
export interface LibraryData {
  components: ComponentApi[];
  /** Every component that can be tried out. */
  playgrounds: {
    /** Name of the component. */
    id: string;
    /** The file that shows the component, in the repository. */
    file: string;
    controls: Control[];
  }[];
}

let latest: { key: string; data: LibraryData } | undefined;

/**
 * The data made of the library's TypeScript types. It is kept, also on disk, under a hash of every
 * file that it is made of and of the code that makes it, so an unchanged library costs a few
 * milliseconds.
 *
 * @param cwd the root of the repository
 * @throws Error with file and line when a type is not documented as it should be
 */
export function readLibrary(cwd: string): LibraryData {
  const find = (pattern: string) => globSync(pattern, { cwd, ignore: ['**/__tests__/**'] }).sort();
  const playgroundFiles = find(`${PLAYGROUNDS}/*.tsx`);
  const sources = [...find(`${PACKAGE}/**/*.{ts,tsx}`), ...playgroundFiles];
  const key = hashOf(cwd, [...sources, ...find(`${path.relative(cwd, __dirname)}/*.ts`)]);
  if (latest?.key === key) return latest.data;

  const cache = path.join(cwd, CACHE);
  latest = readCache(cache, key) ?? { key, data: compute(cwd, playgroundFiles) };
  writeCache(cache, latest);
  return latest.data;
}

function compute(cwd: string, playgroundFiles: readonly string[]): LibraryData {
  const files = [`${PACKAGE}/index.ts`, ...playgroundFiles].map((file) => path.join(cwd, file));
  const library = createLibrary(files);
  const controls = readControls(library);
  return {
    components: readApi(library),
    playgrounds: playgroundFiles.map((file) => {
      const id = path.parse(file).name;
      const own = controls.get(id);
      if (!own) throw new Error(`${file}:1: export an interface ${id}PlaygroundProps`);
      return { id, file, controls: own };
    }),
  };
}

function hashOf(cwd: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(ts.version);
  for (const file of files) hash.update(file).update(readFileSync(path.join(cwd, file)));
  return hash.digest('hex');
}

type Cached = NonNullable<typeof latest>;

/** What is on disk, unless it is of other sources, unreadable or not there. */
function readCache(file: string, key: string): Cached | undefined {
  try {
    // Our own file: what has the right key has the right shape.
    const cached = JSON.parse(readFileSync(file, 'utf8')) as Cached;
    return cached.key === key ? cached : undefined;
  } catch {
    return undefined;
  }
}

/** Written whole under another name first, so that a second build beside this one never reads half of it. */
function writeCache(file: string, cached: Cached): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(cached));
  renameSync(unfinished, file);
}
