import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diskCache } from '../cache/diskCache';
import { hashFiles } from '../cache/hashFiles';
import { type Page, readPage } from './readPage';

export interface Route {
  absPath: string;
  file?: string;
  isLayout?: boolean;
}

/** Pages as they were read last, by their files: several parts read them all after each edit of one. */
let known: Map<string, Page> | undefined;

/** Every page that the site has, tabs included. */
export function pagesOf(routes: Record<string, Route>, cwd: string): Page[] {
  const cache = diskCache<[string, Page][]>(cwd, 'pages');
  const key = hashFiles(__dirname, ['**/*.ts', '../*.ts']);
  known ??= new Map(cache.get(key));
  const before = [...known.values()];

  const tabFiles = new Map<string, string[]>();
  const pages = Object.values(routes).flatMap(({ absPath, file, isLayout }) => {
    if (isLayout || !file?.endsWith('.md')) return [];
    const page = path.relative(cwd, path.resolve(cwd, file));
    return [
      pageOf(page, absPath, cwd),
      ...tabsOf(page, cwd, tabFiles).map(({ name, key }) =>
        pageOf(name, `${absPath}?tab=${key}`, cwd),
      ),
    ];
  });

  const after = [...known.values()];
  if (after.some((page, index) => page !== before[index])) cache.set(key, [...known]);
  return pages;
}

/**
 * Reads one page, if it has changed.
 *
 * @param file relative to the root of the repository
 * @param route address of the page in the site; where it does not matter, it can be left out
 */
export function pageOf(file: string, route = '', cwd = process.cwd()): Page {
  return pageFrom(readFileSync(path.join(cwd, file), 'utf8'), file, route);
}

/** The page that a text is; what has been read before is not read again. */
export function pageFrom(source: string, file: string, route = ''): Page {
  known ??= new Map();
  const last = known.get(file);
  if (last?.source === source) return route ? { ...last, route } : last;
  const page = readPage(file, route, source);
  known.set(file, page);
  return page;
}

/**
 * dumi takes tabs (`X.$tab-key.md`) out of the routes and gives them to their page (`X.md`).
 *
 * @param tabFiles the tabs of the folders that have been listed, which is added to
 */
function tabsOf(
  page: string,
  cwd: string,
  tabFiles: Map<string, string[]>,
): { name: string; key: string }[] {
  const { dir, base } = path.parse(page);
  const [, name = '', rest = ''] = /^([^.]+)(\..*)$/.exec(base) ?? [];
  const files =
    tabFiles.get(dir) ?? readdirSync(path.join(cwd, dir)).filter((file) => file.includes('.$tab-'));
  tabFiles.set(dir, files);
  return files.flatMap((file) => {
    if (!file.startsWith(`${name}.$tab-`) || !file.endsWith(rest)) return [];
    const key = file.slice(`${name}.$tab-`.length, -rest.length);
    return key.includes('.') ? [] : [{ name: path.join(dir, file), key }];
  });
}
