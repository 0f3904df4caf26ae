import path from 'node:path';
import { globSync } from 'tinyglobby';
import { diskCache } from '../cache/diskCache';
import { createLibrary } from './createLibrary';
import { LIBRARY, libraryKey, PACKAGE, PLAYGROUNDS } from './libraryKey';
import { readApi } from './readApi';
import { type Control, readControls } from './readControls';
import type { ComponentApi } from './types';

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

/**
 * The data made of the library's TypeScript types. It is kept, also on disk, so an unchanged library costs
 * a few milliseconds.
 *
 * @param cwd the root of the repository
 * @throws Error with file and line when a type is not documented as it should be
 */
export function readLibrary(cwd: string): LibraryData {
  const cache = diskCache<LibraryData>(cwd, LIBRARY);
  const key = libraryKey(cwd);
  const kept = cache.get(key);
  if (kept) return kept;
  const data = computeLibrary(cwd);
  cache.set(key, data);
  return data;
}

/** The same, without a look at what is kept. */
export function computeLibrary(cwd: string): LibraryData {
  const playgroundFiles = globSync(`${PLAYGROUNDS}/*.tsx`, { cwd }).sort();
  const index = path.join(cwd, PACKAGE, 'index.ts');
  const files = [index, ...playgroundFiles.map((file) => path.join(cwd, file))];
  const library = createLibrary(files, { '@mtools/antd-ext': index });
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
