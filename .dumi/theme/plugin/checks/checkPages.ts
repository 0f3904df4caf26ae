import path from 'node:path';
import { decodeHash } from '../../common/anchors/decodeHash';
import { demoIdOf } from '../pages/demoIdOf';
import type { Page, Problem } from '../pages/readPage';

export interface Site {
  pages: readonly Page[];
  /** Anchors in the API tables of every component that has some. */
  apiAnchors: ReadonlyMap<string, readonly string[]>;
  /** The components that can be tried out. */
  playgrounds: readonly string[];
  /** Anchors of the functions of every package that has a reference. */
  functionAnchors: ReadonlyMap<string, readonly string[]>;
  /** Whether the repository has this file. */
  fileExists: (file: string) => boolean;
}

const OUTSIDE = /^[a-z][a-z+.-]*:|^\/\//i;

/**
 * Checks what pages say of each other, of their demos and of the library.
 *
 * @returns every problem, in the order of pages and lines
 */
export function checkPages(site: Site): Problem[] {
  const byRoute = new Map(site.pages.map((page) => [page.route, page]));
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  const demosSeen = new Map<string, string>();
  return site.pages.flatMap((page) => {
    const found = [
      ...checkDemos(page, site, demosSeen),
      ...checkApis(page, site),
      ...checkPlaygrounds(page, site),
      ...checkFunctions(page, site),
      ...checkParts(page, site),
      ...checkImages(page, site),
      ...page.links.flatMap(({ value, line }) => {
        const reason = checkLink(value, page, { ...site, byRoute, byFile });
        return reason ? [{ file: page.file, line, reason }] : [];
      }),
    ];
    return [...page.problems, ...found].sort((a, b) => a.line - b.line);
  });
}

/** @param seen where each demo id stands, by id and language, over all pages read so far */
function checkDemos(page: Page, { fileExists }: Site, seen: Map<string, string>): Problem[] {
  return page.demos.flatMap((demo) => {
    const { src, line } = demo;
    const target = path.posix.join(path.posix.dirname(page.file), src);
    const id = demoIdOf(page, demo);
    // The translations of a page share its demos.
    const language = /\.([\w-]+)\.md$/.exec(page.file)?.[1] ?? '';
    const first = seen.get(`${language}:${id}`);
    seen.set(`${language}:${id}`, first ?? `${page.file}:${line}`);
    const reasons: string[] = [];
    if (!page.frontmatter.atomId) {
      // It is also the name of the chunk; without one, dumi puts the demos of all pages into one.
      reasons.push(
        'a page with demos needs an atomId in its front matter; their ids start with it',
      );
    }
    if (!fileExists(target)) {
      reasons.push(`there is no demo ${target}; correct the src or add the file`);
    }
    if (first !== undefined) {
      reasons.push(`the demo id “${id}” is taken by ${first}; add an id="…" to this <code>`);
    }
    return reasons.map((reason) => ({ file: page.file, line, reason }));
  });
}

function checkApis(page: Page, { apiAnchors }: Site): Problem[] {
  return page.apis.flatMap(({ value, line }) => {
    if (apiAnchors.has(value)) return [];
    const known = [...apiAnchors.keys()].join(', ');
    const reason = `there is no interface ${value}OwnProps to make an API table of; known: ${known}`;
    return [{ file: page.file, line, reason }];
  });
}

function checkPlaygrounds(page: Page, { playgrounds }: Site): Problem[] {
  return page.playgrounds.flatMap(({ value, line }) => {
    if (playgrounds.includes(value)) return [];
    const reason = `there is no docs/AntdExt/playground/${value}.tsx to try out; add it`;
    return [{ file: page.file, line, reason }];
  });
}

function checkFunctions(page: Page, { functionAnchors }: Site): Problem[] {
  return page.functions.flatMap(({ value, line }) => {
    const anchors = functionAnchors.get(value);
    const report = (reason: string) => [{ file: page.file, line, reason }];
    if (!anchors) {
      const known = [...functionAnchors.keys()].join(', ');
      return report(`there is no package ${value} with functions; known: ${known}`);
    }
    const taken = page.headings.find((heading) => anchors.includes(heading.value));
    if (!taken) return [];
    return report(
      `the id “${taken.value}” of a function is taken by the heading in line ${taken.line}`,
    );
  });
}

function checkParts(page: Page, { apiAnchors }: Site): Problem[] {
  const known = [...apiAnchors.keys(), ...page.apis.map(({ value }) => value)];
  return page.parts.flatMap(({ name, id, line }) => {
    if (known.includes(id)) return [];
    const reason = `there is no component ${id} for <${name}>; known: ${known.join(', ')}`;
    return [{ file: page.file, line, reason }];
  });
}

function checkImages(page: Page, { fileExists }: Site): Problem[] {
  return page.images.flatMap(({ value, line }) => {
    if (OUTSIDE.test(value)) {
      return [
        { file: page.file, line, reason: `the image ${value} is on another host; add it here` },
      ];
    }
    const target = path.posix.join(
      value.startsWith('/') ? 'public' : path.posix.dirname(page.file),
      value,
    );
    if (fileExists(target)) return [];
    return [{ file: page.file, line, reason: `there is no image ${target}` }];
  });
}

interface Index extends Site {
  byRoute: ReadonlyMap<string, Page>;
  byFile: ReadonlyMap<string, Page>;
}

function checkLink(link: string, page: Page, site: Index): string | undefined {
  if (OUTSIDE.test(link)) return undefined;
  const [address = '', hash] = link.split('#');
  const [pathname = '', query] = address.split('?');
  const found = pathname ? findPage(pathname, page, site) : page;
  const tab = new URLSearchParams(query).get('tab');
  const target = found && tab ? site.byRoute.get(`${found.route}?tab=${tab}`) : found;
  if (!target) {
    if (pathname.startsWith('/') && site.fileExists(`public${pathname}`)) return undefined;
    return `the link ${link} leads to no page`;
  }
  if (hash && !anchorsOf(target, site).has(decodeHash(hash))) {
    return `the link ${link} leads to no anchor: ${target.file} has no id “${hash}”`;
  }
  return undefined;
}

function findPage(pathname: string, page: Page, { byRoute, byFile }: Index): Page | undefined {
  if (pathname.endsWith('.md')) {
    return byFile.get(path.posix.join(path.posix.dirname(page.file), pathname));
  }
  const absolute = pathname.startsWith('/')
    ? pathname
    : path.posix.join(path.posix.dirname(page.route), pathname);
  return byRoute.get(absolute.replace(/(.)\/$/, '$1'));
}

function anchorsOf(page: Page, { apiAnchors, functionAnchors }: Site): Set<string> {
  const rows = page.apis.flatMap(({ value }) => apiAnchors.get(value) ?? []);
  const functions = page.functions.flatMap(({ value }) => functionAnchors.get(value) ?? []);
  return new Set([
    'content',
    ...page.headings.map(({ value }) => value),
    ...page.demos.map((demo) => demoIdOf(page, demo)),
    ...rows,
    ...functions,
  ]);
}
