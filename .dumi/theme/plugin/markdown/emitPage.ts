import path from 'node:path';
import { isTabRouteFile } from 'dumi/dist/features/tabs';
import { CONTENT_TEXTS_OBJ_NAME as TEXTS } from 'dumi/dist/loaders/markdown/transformer/rehypeText';
import { winPath } from 'dumi/plugin-utils';
import type { TocEntry } from '../../common/navigation/toc';
import type { UpdatedDay } from '../page-dates/updatedDay';
import { localeOfFile } from '../pages/localeOfFile';
import { type DemoFiles, emitDemos } from './emitDemos';
import type { TransformedPage } from './transformPage';

/** The theme's components that a page may use, by their names. */
export type Builtins = Record<string, { specifier: string; source: string }>;

export interface PageFile {
  /** Absolute path. */
  file: string;
  builtins: Builtins;
  demoFiles: DemoFiles;
  /** What its contents list has besides its own headings and demos. */
  withFunctions: (toc: TocEntry[]) => TocEntry[];
  /** The day of its last commit. */
  updated?: UpdatedDay;
}

const LOADING = path.resolve(__dirname, '../../slots/Loading');
const STATIC_PAGE = path.resolve(__dirname, '../../runtime/StaticPage');
const TABBED_PAGE = path.resolve(__dirname, '../../slots/ContentTabs/TabbedPage');

/**
 * Writes one of the modules that a transformed page becomes.
 *
 * @param query the request's: none for the page itself, `?type=demo` for its demos, `?details` for its
 *   header and its contents list
 */
export function emitPage(query: string, page: TransformedPage, from: PageFile): string {
  switch (query) {
    case '?type=demo':
      return demosOf(page, from);
    case '?details':
      return emitDetails(page, from);
    default:
      return emitContent(page, from);
  }
}

/** Modules of demos, by the page: the compilations for the browser and for the server have the same one. */
const demoModules = new WeakMap<TransformedPage, string>();

function demosOf(page: TransformedPage, { file, demoFiles }: PageFile): string {
  const module =
    demoModules.get(page) ?? emitDemos(page.meta.demos, localeOfFile(file).id, demoFiles);
  demoModules.set(page, module);
  return module;
}

/** The page as a component. dumi has taken the words out of its markup into a list. */
function emitContent({ content, meta }: TransformedPage, { file, builtins }: PageFile): string {
  const imports = Object.values(builtins).map(
    ({ specifier, source }) => `import ${specifier} from ${JSON.stringify(winPath(source))};\n`,
  );
  const texts = (meta.texts ?? []).map(({ value }: { value: string }) => ({ value }));
  const body = isText(content)
    ? `<StaticPage>${content}</StaticPage>`
    : `<Suspense fallback={<Loading />}>${content}</Suspense>`;
  // A tab stands inside the page that it belongs to.
  const wrapper = isTabRouteFile(file) ? '' : 'TabbedPage';
  return `${imports.join('')}import Loading from ${JSON.stringify(winPath(LOADING))};
import React, { Suspense } from 'react';
import { StaticPage } from ${JSON.stringify(winPath(STATIC_PAGE))};
import { TabbedPage } from ${JSON.stringify(winPath(TABBED_PAGE))};

const ${TEXTS} = ${JSON.stringify(texts)};

export default function Page() {
  return <${wrapper}>${body}</${wrapper}>;
}
`;
}

/** Components whose HTML does all that they do, with the listeners of the layout and of the kept page. */
const STATIC = ['Container', 'Link', 'PackageManagers', 'SourceCode', 'Table', 'ZoomImage'];

/** Whether a page is nothing but text, so that a browser can leave its HTML as it is. */
function isText(content: string): boolean {
  return [...content.matchAll(/<([A-Z][\w.]*)/g)].every(([, name = '']) => STATIC.includes(name));
}

function emitDetails({ meta }: TransformedPage, { updated, withFunctions }: PageFile): string {
  const { lastUpdated: _, ...frontmatter } = meta.frontmatter ?? {};
  return `export const frontmatter = ${JSON.stringify({ ...frontmatter, updated })};
export const toc = ${JSON.stringify(withFunctions(meta.toc))};
`;
}
