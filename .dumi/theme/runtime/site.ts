import { localeLoaders, sectionLoaders } from '@@/site';
import type { ComponentType } from 'react';
import { type LocaleId, locales } from '../../config/locales';
import { localeOf } from '../common/locale/localeOf';
import type { NavItem, SidebarGroup } from '../common/navigation/navigation';
import { sectionOf } from '../common/navigation/navigation';
import { withLocale, withoutLocale, withoutTrailingSlash } from '../common/navigation/paths';
import type { TocEntry } from '../common/navigation/toc';
import { createStore } from '../common/state/createStore';
import type zhCN from '../locales/zh-CN.json';
import type { Frontmatter } from './frontmatter';

/** What comes with the text of a page: its whole frontmatter, and what the page holds. */
export interface PageDetails {
  frontmatter: Frontmatter;
  toc: TocEntry[];
}

/** A page or a tab of one: what the shell shows of it, and where the rest is. */
interface PageSource {
  title: string;
  load: () => Promise<{ default: ComponentType }>;
  loadDetails: () => Promise<PageDetails>;
}

export interface Tab extends PageSource {
  /** Value of `?tab=`. */
  key: string;
}

export interface SitePage extends PageSource {
  /** Address in the site, language included, without a slash at its end. */
  path: string;
  /** Whether it has the layout of the home page. */
  hero?: true;
  tabs?: Tab[];
  /** Whether its text and its details are files of their own. */
  apart?: true;
  /** Languages in which it exists; all of them when left out. */
  translations?: LocaleId[];
}

/** The pages below the first segment of an address, in one language. */
export interface Section {
  pages: SitePage[];
  groups: SidebarGroup[];
}

export type Messages = Record<keyof typeof zhCN, string>;

/** What every page of one language shows. */
export interface LocaleData {
  messages: Messages;
  nav: NavItem[];
}

const bases = locales.map(({ base }) => base);

/** Loads something once; after a failure, the next call tries again. */
function createLoads<T>(
  loaders: Readonly<Record<string, (() => Promise<{ default: T }>) | undefined>>,
) {
  const loaded = new Map<string, T>();
  const loads = new Map<string, Promise<void>>();
  return {
    has: (key: string) => Object.hasOwn(loaders, key),
    get: (key: string) => loaded.get(key),
    set: (key: string, value: T) => void loaded.set(key, value),
    load(key: string): Promise<void> {
      const load = loaders[key];
      if (!load || loaded.has(key)) return Promise.resolve();
      const known = loads.get(key);
      if (known) return known;
      const loading = load().then(
        (module) => {
          if (!loaded.has(key)) loaded.set(key, module.default);
          loads.delete(key);
        },
        (error) => {
          loads.delete(key);
          throw error;
        },
      );
      loads.set(key, loading);
      return loading;
    },
  };
}

const localeData = createLoads<LocaleData>(localeLoaders);
const sections = createLoads<Section>(sectionLoaders);

/** Counts the edits of pages while the site is written. */
export const edits = createStore(0);

/** Replaces the data of a section after an edit. */
export function replaceSection(address: string, section: Section): void {
  sections.set(address, section);
  edits.set(edits.get() + 1);
}

/** The address of the section that a page is in, such as `/en-US/guide`; home is a section of its own. */
function sectionAddressOf(path: string): string {
  return withLocale(sectionOf(withoutLocale(path, bases)), localeOf(path).base);
}

/** Loads what the shell shows around a page. */
export async function loadSite(path: string, locale: LocaleId): Promise<void> {
  await Promise.all([localeData.load(locale), sections.load(sectionAddressOf(path))]);
}

/** What the shell shows around a page, each part the same as long as it is not edited. */
export interface Site {
  data: LocaleData;
  section: Section | undefined;
  /** Undefined where there is no page. */
  page: SitePage | undefined;
}

/** What the shell shows around a page; undefined while it is not loaded. */
export function readSite(path: string, locale: LocaleId): Site | undefined {
  const data = localeData.get(locale);
  const address = sectionAddressOf(path);
  const section = sections.get(address);
  if (!data || (!section && sections.has(address))) return undefined;
  return { data, section, page: section?.pages.find((page) => page.path === path) };
}

/** The page at an address, whose section is loaded for that; undefined where there is none. */
export async function loadPage(path: string): Promise<SitePage | undefined> {
  const address = sectionAddressOf(path);
  await sections.load(address);
  return sections.get(address)?.pages.find((page) => page.path === withoutTrailingSlash(path));
}

/** All pages of a language. */
export async function loadPages({ base }: (typeof locales)[number]): Promise<SitePage[]> {
  const own = Object.keys(sectionLoaders).filter((address) => localeOf(address).base === base);
  await Promise.all(own.map(sections.load));
  return own.flatMap((address) => sections.get(address)?.pages ?? []);
}
