import path from 'node:path';
import type { IApi } from 'dumi';
import { lodash, winPath } from 'dumi/plugin-utils';
import { locales } from '../../config/locales';
import { localeOf } from '../common/locale/localeOf';
import {
  buildNav,
  buildSidebar,
  groupBySection,
  type NavConfig,
  type PageEntry,
  sectionOf,
} from '../common/navigation/navigation';
import { withLocale, withoutLocale } from '../common/navigation/paths';
import { demosChunk } from './markdown/demosChunk';
import { chunkNameOf } from './pages/chunkNameOf';
import { isDebugDemo } from './pages/debugDemos';
import { demoIdOf } from './pages/demoIdOf';
import { pagesOf } from './pages/pagesOf';
import type { Page } from './pages/readPage';

type Locale = (typeof locales)[number];

const bases = locales.map(({ base }) => base);

/**
 * Writes `@@/site`, which the runtime reads: a module for each language with messages and top navigation, and one for
 * each section of it with its pages and its sidebar. The entry script holds only their imports, so that it
 * does not grow with the pages.
 */
export default (api: IApi) => {
  api.onGenerateFiles(() => {
    const write = (file: string, content: string) =>
      api.writeTmpFile({ noPluginDir: true, path: `site/${file}`, content });
    // What is for writers only.
    const hidden = api.env === 'production';
    const all = pagesOf(api.appData.routes, api.cwd).filter(
      ({ frontmatter }) => !(hidden && frontmatter.debug),
    );
    const pages = all.filter(({ route }) => !route.includes('?'));
    const byLink = new Map(pages.map((page) => [linkOf(page.route), page]));
    const tabs = lodash.groupBy(
      all.filter(({ route }) => route.includes('?')),
      ({ route }) => linkOf(route.replace(/\?.*/, '')),
    );

    const sectionModules: [address: string, file: string][] = [];
    for (const locale of locales) {
      const own = pages.filter(({ route }) => localeOf(route).id === locale.id);
      const bySection = groupBySection(own.map(toEntry), locale);
      const config = api.config.themeConfig.nav as NavConfig | undefined;
      write(`${locale.id}.ts`, emitLocale(locale, buildNav(bySection, config, locale.id)));

      const home = own.filter(({ route }) => withoutLocale(linkOf(route), bases) === '/');
      const sections = [[withLocale('/', locale.base), home.map(toEntry)] as const, ...bySection];
      for (const [address, entries] of sections) {
        const file = sectionFileOf(address);
        sectionModules.push([address, file]);
        write(`${file}.ts`, emitSection(address, entries, { byLink, tabs, api }));
      }
    }

    const loaders = (modules: readonly (readonly [key: string, file: string])[]) =>
      modules
        .map(
          ([key, file]) =>
            `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "site-${file}" */ './${file}'),\n`,
        )
        .join('');
    write(
      'index.ts',
      `export const frameworkVersion = ${JSON.stringify(api.appData.umi.version)};
export const localeLoaders = {\n${loaders(locales.map(({ id }) => [id, id]))}};
export const sectionLoaders = {\n${loaders(sectionModules)}};
`,
    );
    write('demos.ts', emitDemoLoaders(all, api.cwd, hidden));
    write('components.json', JSON.stringify(componentsOf(pages)));
  });
};

/** The name of the module of a section: `en-US.guide`. */
function sectionFileOf(address: string): string {
  const name = sectionOf(withoutLocale(address, bases)).slice(1) || 'home';
  return `${localeOf(address).id}.${name.replace(/\W/g, '-')}`;
}

/**
 * Names of the chunks that the first render of a page waits for.
 *
 * @param isStatic whether its text is never rendered in the browser
 */
export function chunksOf(page: Page, cwd: string, isStatic: boolean): string[] {
  const { text, details } = chunksOfPage(page, cwd);
  return [
    'umi',
    'doc-layout',
    `site-${localeOf(page.route).id}`,
    `site-${sectionFileOf(page.route)}`,
    details,
    ...(isStatic ? [] : [text]),
    ...(page.frontmatter.hero ? ['home-board'] : []),
  ];
}

const linkOf = (route: string): string => (route.length > 1 ? route.replace(/\/$/, '') : route);

function toEntry({ route, frontmatter, file }: Page): PageEntry {
  const { order = 0 } = frontmatter as { order?: number };
  return { title: titleOf({ file, frontmatter }), link: linkOf(route), order, frontmatter };
}

/** As dumi calls a page without a title: by its name. */
function titleOf({ file, frontmatter: { title } }: Pick<Page, 'file' | 'frontmatter'>): string {
  if (title) return String(title);
  const [, tab] = /\.\$tab-([^.]+)/.exec(file) ?? [];
  const [name = ''] = path.basename(file.replace(/(\/index)?(\.[\w-]+)?\.md$/, '')).split('.');
  return lodash.startCase(tab ?? name);
}

function emitLocale({ id }: Locale, nav: ReturnType<typeof buildNav>): string {
  const messages = winPath(path.join(__dirname, `../locales/${id}.json`));
  const shown = nav.map(({ title, link, activePath }) => ({ title, link, activePath }));
  return `import messages from '${messages}';
export default { messages, nav: ${JSON.stringify(shown)} };
`;
}

/** While writing, an edit replaces the data of the section in the open page. */
const HOT = (address: string) => `
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) replaceSection(${JSON.stringify(address)}, section);
  import.meta.webpackHot.dispose((data) => { data.edited = true; });
}
`;

interface Pages {
  api: IApi;
  byLink: ReadonlyMap<string, Page>;
  /** By the address of their page. */
  tabs: Readonly<Record<string, Page[]>>;
}

function emitSection(
  address: string,
  entries: readonly PageEntry[],
  { byLink, tabs, api }: Pages,
): string {
  const home = withoutLocale(address, bases) === '/';
  const groups = buildSidebar(home ? [] : entries).map(({ title, children }) => ({
    title,
    children: children.map(({ title, link, frontmatter: { tag, status } }) => ({
      title,
      link,
      tag,
      status,
    })),
  }));
  const pages = entries.map(({ link, title }) => {
    const page = byLink.get(link);
    if (!page) throw new Error(`There is no page at ${link}`);
    const own = tabs[link]?.map((tab) => emitTab(tab, api));
    const translations = locales.filter(({ base }) =>
      byLink.has(withLocale(withoutLocale(link, bases), base)),
    );
    return emitFields([
      ['path', JSON.stringify(link)],
      ['title', JSON.stringify(title)],
      ['hero', page.frontmatter.hero ? 'true' : undefined],
      [
        'translations',
        translations.length < locales.length
          ? JSON.stringify(translations.map(({ id }) => id))
          : undefined,
      ],
      ...sourceOf(page, api),
      ['apart', chunksOfPage(page, api.cwd).apart ? 'true' : undefined],
      ['tabs', own && `[${own.join()}]`],
    ]);
  });
  const module = `const section = { groups: ${JSON.stringify(groups)}, pages: [\n${pages.join(',\n')}\n] };
export default section;
`;
  if (api.env === 'production') return module;
  const site = winPath(path.join(__dirname, '../runtime/site'));
  return `import { replaceSection } from '${site}';\n${module}${HOT(address)}`;
}

function emitTab(tab: Page, api: IApi): string {
  return emitFields([
    ['key', JSON.stringify(tab.route.split('?tab=')[1])],
    ['title', JSON.stringify(titleOf(tab))],
    ...sourceOf(tab, api),
  ]);
}

type Field = [name: string, code: string | undefined];

const emitFields = (fields: readonly Field[]): string =>
  `{ ${fields.flatMap(([name, code]) => (code === undefined ? [] : [`${name}: ${code}`])).join(', ')} }`;

/** Where the text of a page is, and its details. */
function sourceOf(page: Page, api: IApi): Field[] {
  const source = winPath(path.join(api.cwd, page.file));
  const { text, details } = chunksOfPage(page, api.cwd);
  return [
    ['load', `() => import(/* webpackChunkName: "${text}" */ '${source}')`],
    [
      'loadDetails',
      `() => import(/* webpackChunkName: "${details}", webpackExports: ["frontmatter", "toc"] */ '${source}?details')`,
    ],
  ];
}

/**
 * A page and its details are one file; those of a page that may be nothing but text are apart, because a browser does not
 * load the text with the HTML of the page (runtime/StaticPage.tsx).
 */
function chunksOfPage({ file, demos, apis, functions, parts }: Page, cwd: string) {
  const text = chunkNameOf(path.join(cwd, file), cwd);
  const mayBeText = [demos, apis, functions, parts].every(({ length }) => length === 0);
  return { text, apart: mayBeText, details: mayBeText ? `${text}__details` : text };
}

/** Where the demos of the site are, by their ids: what a demo that is shown alone looks in. */
function emitDemoLoaders(pages: readonly Page[], cwd: string, hidden: boolean): string {
  const getters = pages
    .filter(({ demos }) => demos.length > 0)
    .map((page) => {
      const source = winPath(path.join(cwd, page.file));
      const ids = page.demos
        .filter((demo) => !(hidden && isDebugDemo(page, demo, cwd)))
        .map((demo) => demoIdOf(page, demo));
      return `  [${JSON.stringify(ids)}, () => import(${demosChunk(page.file)}'${source}?type=demo')],\n`;
    });
  return `const pages = [\n${getters.join('')}];
export const demoLoaders = new Map(pages.flatMap(([ids, load]) => ids.map((id) => [id, load])));
`;
}

/** What the overview of components shows of their pages, in all languages. */
function componentsOf(pages: readonly Page[]) {
  return pages
    .filter(({ route }) => withoutLocale(route, bases).startsWith('/antd-ext/'))
    .map(({ route, file, frontmatter }) => {
      const { order, status, group, subtitle, keywords } = frontmatter;
      const title = titleOf({ file, frontmatter });
      return { path: linkOf(route), title, order, status, group, subtitle, keywords };
    });
}
