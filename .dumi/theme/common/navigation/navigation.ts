import { locales } from '../../../config/locales';
import { withLocale, withoutLocale } from './paths';

/** A page as far as navigation is concerned. */
export interface PageEntry {
  title: string;
  /** Address in the site, language included. */
  link: string;
  /** Position among its siblings; 0 when the frontmatter has none. */
  order: number;
  frontmatter: PageHeader;
}

/** What navigation reads of a frontmatter. */
export interface PageHeader {
  /** The page's file in the repository. */
  filename?: string;
  title?: string;
  order?: number;
  /** A key without a value is null in YAML. */
  group?: string | { title?: string; order?: number } | null;
  nav?: string | { title?: string; order?: number } | null;
  tag?: string;
  status?: string;
}

/** A page as the sidebar shows it. */
export interface SidebarEntry {
  title: string;
  link: string;
  tag?: string;
  status?: string;
}

export interface SidebarGroup<Entry = SidebarEntry> {
  title?: string;
  children: Entry[];
}

type OrderedGroup = SidebarGroup<PageEntry> & { order: number };

export interface NavItem {
  title: string;
  link: string;
  /** Path below which the entry is active; its own link when it is left out. */
  activePath?: string;
}

type NavByLocale = NavItem[] | Record<string, NavItem[] | undefined>;

/** `themeConfig.nav`: entries that replace, precede or follow those of the page headers. */
export type NavConfig =
  | NavByLocale
  | { mode: 'override' | 'prepend' | 'append'; value: NavByLocale };

const byOrder = (
  a: { order: number; title?: string },
  b: { order: number; title?: string },
): number => a.order - b.order || (a.title ?? '').localeCompare(b.title ?? '');

/** The section of a page: the first segment of its path without language, `/guide/x` giving `/guide`. */
export function sectionOf(sharedPath: string): string {
  return `/${sharedPath.split('/')[1] ?? ''}`;
}

const bases = locales.map(({ base }) => base);

/** Pages of one language, without home, by the address of their section. */
export function groupBySection(
  pages: readonly PageEntry[],
  { base }: (typeof locales)[number],
): Map<string, PageEntry[]> {
  const sections = new Map<string, PageEntry[]>();
  for (const page of pages) {
    const section = sectionOf(withoutLocale(page.link, bases));
    if (section === '/') continue;
    const address = withLocale(section, base);
    sections.set(address, [...(sections.get(address) ?? []), page]);
  }
  return sections;
}

/**
 * The pages of one section by the title of their group. A group's order is the first that one of its
 * pages names; pages without a group stand in one without a title.
 */
export function buildSidebar(pages: readonly PageEntry[]): OrderedGroup[] {
  const groups = new Map<string, OrderedGroup>();
  for (const page of pages) {
    const { title, order } = named(page.frontmatter.group);
    const known = groups.get(title ?? '') ?? { title, order: 0, children: [] };
    known.order ||= order ?? 0;
    known.children.push(page);
    groups.set(title ?? '', known);
  }
  for (const { children } of groups.values()) children.sort(byOrder);
  return [...groups.values()].sort(byOrder);
}

/**
 * The entries of the top navigation: one for each section that has pages, named by the `nav` of one of
 * them, together with the configured ones.
 *
 * @param sections pages of one language by the address of their section; home is not one
 * @param config `themeConfig.nav`
 * @param locale language whose configured entries count; without any for it, there are none
 */
export function buildNav(
  sections: ReadonlyMap<string, readonly PageEntry[]>,
  config: NavConfig | undefined,
  locale: string,
): NavItem[] {
  const { mode, value } =
    config && 'mode' in config && 'value' in config
      ? (config as Exclude<NavConfig, NavByLocale>)
      : { mode: 'override' as const, value: config as NavByLocale | undefined };
  const configured = Array.isArray(value) ? value : (value?.[locale] ?? []);
  if (config && mode === 'override') return configured;

  const fromPages = [...sections].map(navItemOf).sort(byOrder);
  if (mode === 'prepend') return [...configured, ...fromPages];
  return [...fromPages, ...configured];
}

/** What `group` or `nav` of a header says; an empty title is none. */
function named(value: PageHeader['group']): { title?: string; order?: number } {
  const { title, order } = typeof value === 'object' ? (value ?? {}) : { title: value };
  return { title: title || undefined, order };
}

function navItemOf([activePath, pages]: [string, readonly PageEntry[]]) {
  const naming = pages.find(({ frontmatter }) => frontmatter.nav);
  const { title, order } = named(naming?.frontmatter.nav);
  const [shallowest] = [...pages].sort((a, b) => depth(a) - depth(b) || byOrder(a, b));
  const link = shallowest?.link ?? '/';
  return { title: title ?? shallowest?.title ?? link, link, activePath, order: order ?? 0 };
}

const depth = ({ link }: PageEntry) => link.split('/').length;
