import { statSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { rowAnchor, tableAnchor } from '../../common/apiAnchor';
import { type LibraryData, readLibrary } from '../api-data/readLibrary';
import { pagesOf } from '../pages/pagesOf';
import { checkPages } from './checkPages';

/**
 * Reads every page before anything is compiled and stops the build on what a reader would stumble
 * over: a broken header, a demo or an API table that does not exist, a dead link. While writing, the
 * same problems are only reported.
 */
export default (api: IApi) => {
  const check = () => {
    const library = readLibrary(api.cwd);
    const problems = checkPages({
      pages: pagesOf(api.appData.routes, api.cwd),
      apiAnchors: apiAnchorsOf(library),
      playgrounds: library.playgrounds.map(({ id }) => id),
      fileExists: (file) =>
        statSync(path.join(api.cwd, file), { throwIfNoEntry: false })?.isFile() ?? false,
    });
    if (problems.length === 0) return;
    for (const { file, line, reason } of problems) api.logger.error(`${file}:${line}: ${reason}`);
    if (api.name !== 'build') return;
    api.logger.error(`${problems.length} problem(s) in the pages; nothing was built.`);
    process.exit(1);
  };

  // The server compilation hangs on the same hook; nothing has to be compiled to find these.
  api.onBeforeCompiler({ stage: Number.NEGATIVE_INFINITY, fn: check });
};

/** Every anchor of each component's tables, by the name of the component. */
function apiAnchorsOf({ components }: LibraryData): Map<string, string[]> {
  return new Map(
    components.map(({ id, tables }) => [
      id,
      tables.flatMap(({ kind, rows }) => [
        ...(kind === 'props' ? [] : [tableAnchor(id, kind)]),
        ...rows.map(({ name }) => rowAnchor(id, kind, name)),
      ]),
    ]),
  );
}
