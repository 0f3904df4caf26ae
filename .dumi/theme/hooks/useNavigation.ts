import { useAppData, useSiteData } from 'dumi';
import { useMemo } from 'react';
import { localeOf } from '../common/locale/localeOf';
import {
  buildNav,
  buildSidebar,
  groupBySection,
  type NavConfig,
  type PageEntry,
  type PageHeader,
  sectionOf,
} from '../common/navigation/navigation';
import { withoutTrailingSlash } from '../common/navigation/paths';
import { useSite } from './useSite';

interface Route {
  id: string;
  path?: string;
  meta?: { frontmatter?: PageHeader };
}

/** Every page of the reader's language, home included. */
export function usePages(): PageEntry[] {
  const { routes } = useAppData();
  const { locale } = useSite();
  return useMemo(
    () =>
      Object.values(routes as Record<string, Route>).flatMap(({ id, path, meta }) => {
        const isPage = id.startsWith('docs/') && path !== undefined && meta?.frontmatter;
        if (!isPage || !meta?.frontmatter) return [];
        const link = `/${path.replace(/\/$/, '')}`;
        if (localeOf(link).id !== locale.id) return [];
        const { title = '', order = 0 } = meta.frontmatter;
        return [{ title, link, order, frontmatter: meta.frontmatter }];
      }),
    [routes, locale.id],
  );
}

/** Whether the site has a page at an address, in any language. */
export function usePathExists(): (path: string) => boolean {
  const { routes } = useAppData();
  const paths = useMemo(
    () =>
      new Set(
        Object.values(routes as Record<string, Route>)
          .filter(({ id }) => id.startsWith('docs/'))
          .map(({ path = '' }) => withoutTrailingSlash(`/${path}`)),
      ),
    [routes],
  );
  return (path) => paths.has(withoutTrailingSlash(path));
}

/** The pages of the reader's language by the address of their section. */
function useSections(): ReadonlyMap<string, PageEntry[]> {
  const pages = usePages();
  const { locale } = useSite();
  return useMemo(() => groupBySection(pages, locale), [pages, locale]);
}

/** The entries of the top navigation. */
export function useNavItems() {
  const sections = useSections();
  const { themeConfig } = useSiteData();
  const { locale } = useSite();
  const config = themeConfig.nav as NavConfig | undefined;
  return useMemo(() => buildNav(sections, config, locale.id), [sections, config, locale.id]);
}

/** The groups of the section that the reader is in; none on the home page and outside of all sections. */
export function useSidebarGroups() {
  const sections = useSections();
  const { sharedPath, toLocale } = useSite();
  const pages = sections.get(toLocale(sectionOf(sharedPath)));
  return useMemo(() => buildSidebar(pages ?? []), [pages]);
}
