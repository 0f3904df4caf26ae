import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { diskCache } from '../cache/diskCache';
import { readTemplates, type Templates } from '../playground-code';
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
    /** Of what is called in place of being rendered: the prop that says which method. */
    methodProp?: string;
    /** The code that it shows, in each language. */
    templates: Templates;
  }[];
}

/** How a playground's file says that its component is called. */
const METHOD_PROP = /^export const methodProp = '(\w+)';/m;

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

/** The same, without reading the cache. */
export function computeLibrary(cwd: string): LibraryData {
  const playgroundFiles = globSync(`${PLAYGROUNDS}/*.tsx`, { cwd }).sort();
  const index = path.join(cwd, PACKAGE, 'index.ts');
  const files = [index, ...playgroundFiles.map((file) => path.join(cwd, file))];
  const library = createLibrary(files, { '@mtools/antd-ext': index });
  const controls = readControls(library);
  const playgrounds = playgroundFiles.map((file) => {
    const id = path.parse(file).name;
    const own = controls.get(id);
    if (!own) throw new Error(`${file}:1: export an interface ${id}PlaygroundProps`);
    const code = readFileSync(path.join(cwd, file), 'utf8');
    return { id, file, code, controls: own };
  });
  const templates = readTemplates(playgrounds);
  return {
    components: readApi(library),
    playgrounds: playgrounds.flatMap(({ code, ...playground }, index) => {
      const own = templates[index];
      const methodProp = METHOD_PROP.exec(code)?.[1];
      return own ? [{ ...playground, ...(methodProp && { methodProp }), templates: own }] : [];
    }),
  };
}
