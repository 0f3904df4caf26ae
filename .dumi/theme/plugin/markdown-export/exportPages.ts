import path from 'node:path';
import { locales } from '../../../config/locales';
import { localeOf } from '../../common/locale/localeOf';
import { buildSidebar } from '../../common/navigation/navigation';
import { isWithin, withoutTrailingSlash } from '../../common/navigation/paths';
import { sinceOf } from '../api-data/sinceOf';
import { toView } from '../api-data/toView';
import type { ComponentApi } from '../api-data/types';
import { toFunctionsView } from '../function-data/toView';
import type { PackageApi } from '../function-data/types';
import { partEdits } from '../generated-parts/currentParts';
import type { PartsData } from '../generated-parts/expandParts';
import { isDebugDemo } from '../pages/debugDemos';
import { applyEdits } from '../pages/edit';
import type { Page } from '../pages/readPage';
import { apiMarkdown } from './apiMarkdown';
import { demoFiles } from './demoFiles';
import { entryOf, fileOf, listed, urlOf } from './entries';
import { functionsMarkdown } from './functionsMarkdown';
import { llmsList } from './llmsList';
import { pageMarkdown } from './pageMarkdown';

export interface ExportInput {
  /** All pages and tabs of the site. */
  pages: readonly Page[];
  components: readonly ComponentApi[];
  /** The packages whose functions have a reference. */
  packages: readonly PackageApi[];
  /** What the parts of a page say that are made of other files. */
  parts: PartsData;
  /** Root of the repository. */
  cwd: string;
}

const TAB = '?tab=';
const asWritten = (code: string) => code;

/** The files of the export, by their path in the output folder. Tabs stand at the end of their page. */
export function exportPages(input: ExportInput): { path: string; content: string }[] {
  const shown = input.pages
    .filter(({ frontmatter }) => !frontmatter.debug)
    .map((page) => ({ ...page, route: withoutTrailingSlash(page.route) }));
  const pages = shown.filter(({ route }) => !route.includes(TAB));
  const documents = pages.map((page) => {
    const tabs = shown.filter(({ route }) => route.startsWith(page.route + TAB));
    const parts = [page, ...tabs].map((part) => markdownOf(part, { ...input, pages }));
    return { path: fileOf(page.route), content: parts.join('\n') };
  });
  return [...documents, ...locales.map((locale) => llmsList(pages, locale))];
}

function markdownOf(page: Page, { pages, components, packages, parts, cwd }: ExportInput): string {
  const { file, source, route, frontmatter } = page;
  return pageMarkdown(applyEdits(source, partEdits(page, parts)), {
    frontmatter,
    url: urlOf(route.slice(1)),
    api: (id) => {
      const component = components.find((one) => one.id === id);
      return component
        ? apiMarkdown(toView(component, localeOf(route).id, sinceOf(id, pages)))
        : '';
    },
    functions: (id) => {
      const data = packages.find((one) => one.id === id);
      return data ? functionsMarkdown(toFunctionsView(data, localeOf(route).id, asWritten)) : '';
    },
    overview: () => {
      const below = pages.filter((other) => other !== page && isWithin(other.route, route));
      return listed(buildSidebar(below.map(entryOf)).flatMap(({ children }) => children));
    },
    demo: (demo) =>
      isDebugDemo(page, demo, cwd)
        ? []
        : demoFiles(path.join(cwd, path.dirname(file), demo.src), localeOf(route).id),
    address: (link) => {
      const hasMarkdown = pages.some((other) => other.route === link);
      return urlOf(hasMarkdown ? fileOf(link) : link.slice(1));
    },
  });
}
