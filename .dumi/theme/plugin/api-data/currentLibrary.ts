import path from 'node:path';
import type { IApi } from 'dumi';
import { logger } from 'dumi/plugin-utils';
import { inChild } from '../cache/inChild';
import { LIBRARY, libraryKey } from './libraryKey';
import type { LibraryData } from './readLibrary';

const SCRIPT = path.join(__dirname, 'script.ts');

/** What there is to show while the types cannot be read. */
let last: LibraryData = { components: [], playgrounds: [] };

/** What pages may show of the library: nothing where `themeConfig.apiData: false` leaves it out. */
export async function shownLibrary(api: IApi): Promise<LibraryData | undefined> {
  return api.config.themeConfig.apiData === false ? undefined : currentLibrary(api);
}

/**
 * What the types of the library say now.
 *
 * @throws Error with file and line of a type that is incomplete, in a build; while writing, a prop may lack
 *   its description for a minute, and what was there before is given
 */
export async function currentLibrary(api: IApi): Promise<LibraryData> {
  const { cwd } = api;
  try {
    last = await inChild({ cwd, name: LIBRARY, key: libraryKey(cwd), script: SCRIPT });
  } catch (error) {
    if (api.name === 'build' || !(error instanceof Error)) throw error;
    logger.error(error.message);
  }
  return last;
}
