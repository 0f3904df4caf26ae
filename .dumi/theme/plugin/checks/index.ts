import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { rowAnchor, tableAnchor } from '../../common/apiAnchor';
import { type LibraryData, readLibrary } from '../api-data/readLibrary';
import { checkPages } from './checkPages';
import { readPage } from './readPage';

export interface Route {
  absPath: string;
  file?: string;
  isLayout?: boolean;
}

/**
 * Reads every page before anything is compiled and stops the build on what a reader would stumble
 * over: a broken header, a demo or an API table that does not exist, a dead link. While writing, the
 * same problems are only reported.
 */
export default (api: IApi) => {
  const check = () => {
    const library = readLibrary(api.cwd);
    const problems = checkPages({
      pages: pagesOf(Object.values(api.appData.routes as Record<string, Route>), api.cwd),
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

/** Every page that the site has, tabs included. */
export function pagesOf(routes: Route[], cwd: string) {
  return routes.flatMap(({ absPath, file, isLayout }) => {
    if (isLayout || !file?.endsWith('.md')) return [];
    const page = path.relative(cwd, path.resolve(cwd, file));
    const read = (name: string, route: string) =>
      readPage(name, route, readFileSync(path.join(cwd, name), 'utf8'));
    return [
      read(page, absPath),
      ...tabsOf(page, cwd).map(({ name, key }) => read(name, `${absPath}?tab=${key}`)),
    ];
  });
}

/** dumi takes tabs (`X.$tab-key.md`) out of the routes and gives them to their page (`X.md`). */
function tabsOf(page: string, cwd: string): { name: string; key: string }[] {
  const { dir, base } = path.parse(page);
  const [, name = '', rest = ''] = /^([^.]+)(\..*)$/.exec(base) ?? [];
  return readdirSync(path.join(cwd, dir)).flatMap((file) => {
    if (!file.startsWith(`${name}.$tab-`) || !file.endsWith(rest)) return [];
    const key = file.slice(`${name}.$tab-`.length, -rest.length);
    return key.includes('.') ? [] : [{ name: path.join(dir, file), key }];
  });
}

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
