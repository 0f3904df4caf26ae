import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, readPage } from './readPage';

export interface Route {
  absPath: string;
  file?: string;
  isLayout?: boolean;
}

/** Pages as they were read last, by their addresses: several parts read them all after each edit of one. */
const known = new Map<string, { source: string; page: Page }>();

/** Every page that the site has, tabs included. */
export function pagesOf(routes: Record<string, Route>, cwd: string): Page[] {
  return Object.values(routes).flatMap(({ absPath, file, isLayout }) => {
    if (isLayout || !file?.endsWith('.md')) return [];
    const page = path.relative(cwd, path.resolve(cwd, file));
    return [
      read(page, absPath, cwd),
      ...tabsOf(page, cwd).map(({ name, key }) => read(name, `${absPath}?tab=${key}`, cwd)),
    ];
  });
}

function read(file: string, route: string, cwd: string): Page {
  const source = readFileSync(path.join(cwd, file), 'utf8');
  const last = known.get(route);
  if (last?.page.file === file && last.source === source) return last.page;
  const page = readPage(file, route, source);
  known.set(route, { source, page });
  return page;
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
