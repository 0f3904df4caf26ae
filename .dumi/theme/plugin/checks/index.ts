import { statSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { logger } from 'dumi/plugin-utils';
import { rowAnchor, tableAnchor } from '../../common/anchors/apiAnchor';
import { currentLibrary } from '../api-data/currentLibrary';
import type { LibraryData } from '../api-data/readLibrary';
import { currentPackages } from '../function-data/currentPackages';
import { CHECKED } from '../function-data/packages';
import { tocOf } from '../function-data/toc';
import { pagesOf } from '../pages/pagesOf';
import { checkPages } from './checkPages';

/** Pause after a compilation before the pages are checked again, in ms: nobody waits for it. */
const PAUSE = 500;

/**
 * Reads every page before anything is compiled and stops the build on what a reader would stumble
 * over: a broken header, a demo or an API table that does not exist, a dead link, a function whose comment
 * is incomplete. While writing, the
 * same problems are only told, again after each edit that changes them.
 */
export default (api: IApi) => {
  const find = async () => {
    const [library, packages = []] = await Promise.all([currentLibrary(api), currentPackages(api)]);
    const gaps = packages.filter(({ id }) => CHECKED.includes(id)).flatMap((data) => data.gaps);
    const problems = checkPages({
      pages: pagesOf(api.appData.routes, api.cwd),
      apiAnchors: apiAnchorsOf(library),
      functionAnchors: new Map(
        packages.map((data) => [data.id, tocOf(data, 'en-US').map(({ id }) => id)]),
      ),
      playgrounds: library.playgrounds.map(({ id }) => id),
      fileExists: (file) =>
        statSync(path.join(api.cwd, file), { throwIfNoEntry: false })?.isFile() ?? false,
    });
    return [...problems, ...gaps].map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
  };

  // The server compilation hangs on the same hook; nothing has to be compiled to find these.
  api.onBeforeCompiler({
    stage: Number.NEGATIVE_INFINITY,
    fn: async () => {
      if (api.name !== 'build') return;
      const problems = await find();
      if (problems.length === 0) return;
      for (const problem of problems) logger.error(problem);
      logger.error(`${problems.length} problem(s) in pages or comments; nothing was built.`);
      process.exit(1);
    },
  });

  let told: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  api.onDevCompileDone(() => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const problems = await find();
      for (const problem of problems) if (!told.includes(problem)) logger.warn(problem);
      if (problems.length === 0 && told.length > 0)
        logger.info('The pages have no problems any more.');
      told = problems;
    }, PAUSE);
  });
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
