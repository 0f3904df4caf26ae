import { rowAnchor } from '../../common/anchors/apiAnchor';
import { sectionOf } from '../../common/navigation/navigation';
import { withoutTrailingSlash } from '../../common/navigation/paths';
import type {
  ApiRecord,
  EntryRecord,
  PageRecord,
  SearchIndex,
  SectionRecord,
} from '../../search/types';
import type { ApiTableKind } from '../api-data/types';
import { demoIdOf } from '../pages/demoIdOf';
import { parser } from '../pages/parser';
import { type Demo, textOf } from '../pages/readDemos';
import type { Page } from '../pages/readPage';
import { pinyinOf } from './pinyinOf';

/** A page of one language and what it shows. */
export interface SourcePage {
  page: Page;
  /** Address without language and base: `/guide/node-utils`, for a tab `/antd-ext/x?tab=key`. */
  sharedPath: string;
}

export interface ApiRow {
  /** The table that it stands in. */
  kind: ApiTableKind;
  name: string;
  type: string;
  description: string;
}

interface Context {
  /** Rows of a component's tables, by its name. */
  apiOf: (component: string) => readonly ApiRow[];
  /** The functions of a package, by its name. */
  functionsOf: (name: string) => readonly ApiRecord[];
  /** Whether a demo is for its authors only. */
  isDebugDemo: (page: Page, demo: Demo) => boolean;
}

const TAB = '?tab=';
/** Components are a scope of their own; all else is read as a guide. */
const COMPONENTS = '/antd-ext';

/**
 * Makes the index of one language.
 *
 * @param sources its pages and tabs
 */
export function buildIndex(sources: readonly SourcePage[], context: Context): SearchIndex {
  const shown = sources.filter(({ page }) => !page.frontmatter.debug);
  const pages = shown.filter(({ sharedPath }) => !sharedPath.includes(TAB));
  const groups = groupsOf(pages);
  return {
    groups: groups.map(({ title, priority }) => ({ title, priority })),
    pages: pages.map((source) => {
      const tabs = shown.filter(({ sharedPath }) => sharedPath.startsWith(source.sharedPath + TAB));
      const group = groups.findIndex(({ section }) => section === sectionOf(source.sharedPath));
      return recordOf(source, tabs, group, context);
    }),
  };
}

/** One for each entry of the navigation, in its order, and a last one for the home page. */
function groupsOf(pages: readonly SourcePage[]) {
  const groups = pages.flatMap(({ page: { frontmatter }, sharedPath }) => {
    const nav = frontmatter.nav as { title?: string; order?: number } | string | null | undefined;
    // Null where the header has the word and no value.
    if (nav === undefined || nav === null) return [];
    const { title, order } = typeof nav === 'object' ? nav : { title: nav, order: 0 };
    const section = sectionOf(sharedPath);
    return [{ section, title: title ?? '', priority: (order ?? 0) * 1000 }];
  });
  groups.sort((a, b) => a.priority - b.priority);
  const last = (groups.at(-1)?.priority ?? 0) + 1000;
  const home = pages.find(({ sharedPath }) => sharedPath === '/');
  const title = String(home?.page.frontmatter.title ?? '');
  return [...groups, { section: '/', title, priority: last }];
}

function recordOf(
  { page, sharedPath }: SourcePage,
  tabs: readonly SourcePage[],
  group: number,
  context: Context,
): PageRecord {
  const { frontmatter } = page;
  const title = String(frontmatter.title ?? '');
  const subtitle = typeof frontmatter.subtitle === 'string' ? frontmatter.subtitle : undefined;
  return {
    link: withoutTrailingSlash(page.route),
    title,
    subtitle,
    pinyin: pinyinOf(subtitle ? `${title} ${subtitle}` : title),
    description: typeof frontmatter.description === 'string' ? frontmatter.description : undefined,
    keywords: Array.isArray(frontmatter.keywords) ? frontmatter.keywords.map(String) : undefined,
    area: sectionOf(sharedPath) === COMPONENTS ? 'component' : 'guide',
    group,
    sections: [
      ...featuresOf(frontmatter),
      ...sectionsOf(page, ''),
      ...tabs.flatMap((tab) => sectionsOfTab(tab)),
    ],
    demos: demosOf(page, context),
    api: [
      ...page.apis.flatMap(({ value }) => apiRowsOf(value, context)),
      ...page.functions.flatMap(({ value }) => context.functionsOf(value)),
    ],
  };
}

/** The cards of the home page stand in its header. */
function featuresOf({ features }: Page['frontmatter']): SectionRecord[] {
  if (!Array.isArray(features)) return [];
  const texts = (features as { title?: string; description?: string }[]).map(
    ({ title = '', description = '' }) => `${title} · ${description}`,
  );
  return [{ anchor: '', texts }];
}

function sectionsOf({ sections }: Page, before: string): SectionRecord[] {
  return sections.map(({ id, title, texts, code }) => ({
    anchor: id ? `${before}#${id}` : before,
    title,
    pinyin: title && pinyinOf(title),
    texts,
    code: code.length > 0 ? code.join(' · ') : undefined,
  }));
}

function sectionsOfTab({ page, sharedPath }: SourcePage): SectionRecord[] {
  const anchor = sharedPath.slice(sharedPath.indexOf(TAB));
  const title = String(page.frontmatter.title ?? '');
  const [first, ...others] = sectionsOf(page, anchor);
  // A tab's own title names what precedes its first heading.
  const own = first?.anchor === anchor ? first : { anchor, texts: [] };
  const rest = first && first !== own ? [first, ...others] : others;
  return [{ ...own, title, pinyin: pinyinOf(title) }, ...rest];
}

function demosOf(page: Page, { isDebugDemo }: Context): EntryRecord[] {
  return (
    page.demos
      // The example of a function is found with its function.
      .filter((demo) => !demo.ofFunction && !isDebugDemo(page, demo))
      .map((demo) => ({
        anchor: `#${demoIdOf(page, demo)}`,
        title: demo.title,
        pinyin: pinyinOf(demo.title),
        description: demo.description && textOf(parser.parse(demo.description)),
      }))
  );
}

function apiRowsOf(component: string, { apiOf }: Context): ApiRecord[] {
  return apiOf(component).map(({ kind, name, type, description }) => ({
    anchor: `#${rowAnchor(component, kind, name)}`,
    title: name,
    type,
    description: description.replaceAll('`', ''),
  }));
}
