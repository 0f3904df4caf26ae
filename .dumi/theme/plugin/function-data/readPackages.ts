import { createLibrary } from '../api-data/createLibrary';
import { measureSizes } from './measureSizes';
import { packagesIn } from './packages';
import { readFunctions } from './readFunctions';
import type { PackageApi } from './types';

/** What the sources of the packages say of their exports, without sizes. */
export function readSources(cwd: string) {
  const packages = packagesIn(cwd);
  const indexes = Object.fromEntries(packages.map(({ id, index }) => [`@mtools/${id}`, index]));
  const library = createLibrary(Object.values(indexes), indexes);
  return packages.map((each) => ({ ...each, ...readFunctions(each.index, library) }));
}

/** The same with the size of each export. */
export async function readPackages(cwd: string): Promise<PackageApi[]> {
  return Promise.all(
    readSources(cwd).map(async ({ id, index, inBrowsers, functions, gaps }) => {
      const names = functions.map(({ name }) => name);
      return { id, functions, gaps, sizes: await measureSizes(index, names, inBrowsers) };
    }),
  );
}
