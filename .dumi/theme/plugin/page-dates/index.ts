import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { pagesOf } from '../pages/pagesOf';
import { readDates } from './readDates';
import { type UpdatedDay, updatedDay } from './updatedDay';

/**
 * Writes the day of each page's last commit into a file of its own, `page-dates/<page>.json`: a module that
 * is kept from the last build is made again when that file changes.
 */
export default (api: IApi) => {
  api.onGenerateFiles(({ isFirstTime }) => {
    if (!isFirstTime) return;
    const dates = readDates(api.cwd, 'docs');
    let unknown = 0;
    for (const { file } of pagesOf(api.appData.routes, api.cwd)) {
      const date = dates.get(file);
      if (date === undefined) {
        if (dates.has(file)) unknown += 1;
        continue;
      }
      const content = JSON.stringify(updatedDay(file, date));
      api.writeTmpFile({ noPluginDir: true, path: `page-dates/${file}.json`, content });
    }
    if (unknown > 0) {
      api.logger.warn(
        `${unknown} pages have no “last updated”: this clone is shallow and does not reach their last commits. ` +
          'Fetch the whole history (`git fetch --unshallow`) to show it.',
      );
    }
  });
};

/** The file with the day of a page; it is not there for a page that no commit has. */
export const dateFile = (api: IApi, page: string) =>
  path.join(api.paths.absTmpPath, 'page-dates', `${page}.json`);

export function readDate(file: string): UpdatedDay | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
