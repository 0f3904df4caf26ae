import { detailLoaders } from '@@/page-details';
import { useAppData, type useRouteMeta } from 'dumi';
import { use, useState } from 'react';
import { withoutTrailingSlash } from '../common/navigation/paths';
import { type TocEntry, tabId, visibleEntries } from '../common/navigation/toc';
import type { UpdatedDay } from '../plugin/page-dates/updatedDay';
import { useSite } from './useSite';
import { useTab } from './useTab';

type RouteMeta = ReturnType<typeof useRouteMeta>;

/** What comes with the text of a page: its whole header, and what the page holds. */
export interface PageDetails {
  frontmatter: RouteMeta['frontmatter'] & { subtitle?: string; updated?: UpdatedDay };
  toc: TocEntry[];
}

const none: Promise<PageDetails> = Promise.resolve({ frontmatter: { title: '' }, toc: [] });
const loads = new Map<
  string,
  { load: () => Promise<PageDetails>; details: Promise<PageDetails> }
>();

/** Header and contents of the open page. It suspends until the page's chunk is there. */
export function usePageDetails(): PageDetails {
  return use(detailsOf(usePageId()));
}

/**
 * Holds a navigation back until the next page is there: around parts that are new on the screen, as
 * after the home page, React would show a fallback and keep it for 300 ms. The page that was loaded
 * first hydrates part by part and is not held back.
 */
export function useWholePage(): void {
  const { pathname } = useSite();
  const details = detailsOf(usePageId());
  const [first] = useState(pathname);
  if (pathname !== first) use(details);
}

/** Headings and demos of what is open: the page's own text, or one of its tabs. */
export function useToc(): TocEntry[] {
  const id = usePageId();
  const { tab } = useTab();
  const shown = id && tab ? tabId(id, tab.key) : id;
  return visibleEntries(use(detailsOf(shown)).toc);
}

/** dumi's id of the open page. */
export function usePageId(): string | undefined {
  const { routes } = useAppData();
  const { pathname } = useSite();
  return pageIdAt(pathname, routes);
}

/** dumi's id of the page at an address (without the base); none where there is no page. */
export function pageIdAt(
  pathname: string,
  routes: Readonly<Record<string, { path?: string }>>,
): string | undefined {
  return Object.keys(routes).find(
    (id) => detailLoaders[id] && withoutTrailingSlash(`/${routes[id]?.path ?? ''}`) === pathname,
  );
}

/** Frontmatter and contents of a page or tab, by its id. */
export function detailsOf(id: string | undefined): Promise<PageDetails> {
  const load = id === undefined ? undefined : detailLoaders[id];
  if (id === undefined || !load) return none;
  const known = loads.get(id);
  // While writing, an edited page comes with a new loader.
  if (known?.load === load) return known.details;
  const details = load();
  // Users of the promise see a failure; without this, one would be unhandled when the page unmounts first.
  details.catch(() => undefined);
  loads.set(id, { load, details });
  return details;
}
