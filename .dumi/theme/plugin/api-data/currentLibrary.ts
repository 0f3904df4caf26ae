import type { IApi } from 'dumi';
import { type LibraryData, readLibrary } from './readLibrary';

let last: LibraryData | undefined;

/**
 * What the types of the library say now; nothing where `themeConfig.apiData: false` leaves it out.
 *
 * @throws Error with file and line of a type that is incomplete; while writing, a prop may lack its
 *   description for a minute, and what was there before is given
 */
export function currentLibrary(api: IApi): LibraryData | undefined {
  if (api.config.themeConfig.apiData === false) return undefined;
  try {
    last = readLibrary(api.cwd);
  } catch (error) {
    if (!last || api.name === 'build' || !(error instanceof Error)) throw error;
    api.logger.error(error.message);
  }
  return last;
}
