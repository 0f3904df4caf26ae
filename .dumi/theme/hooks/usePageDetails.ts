import { use, useState } from 'react';
import { type TocEntry, visibleEntries } from '../common/navigation/toc';
import { useRoute } from '../runtime/route';
import type { PageDetails } from '../runtime/site';
import { useTab } from './useTab';

type Source = { loadDetails: () => Promise<PageDetails> } | undefined;

const none: Promise<PageDetails> = Promise.resolve({ frontmatter: { title: '' }, toc: [] });

/** By the function that loads them: while writing, an edited page comes with another one. */
const loads = new WeakMap<() => Promise<PageDetails>, Promise<PageDetails>>();

/** Frontmatter and contents of the open page. It suspends until the page's chunk is there. */
export function usePageDetails(): PageDetails {
  return use(detailsOf(useRoute().page));
}

/**
 * Holds a navigation back until the next page is there: around parts that are new on the screen, as
 * after the home page, React would show a fallback and keep it for 300 ms. The page that was loaded
 * first hydrates part by part and is not held back.
 */
export function useWholePage(): void {
  const { page } = useRoute();
  const details = detailsOf(page);
  const [first] = useState(page?.path);
  if (page?.path === first) return;
  // The text comes at the same time, and not after them.
  if (page?.apart) page.load().catch(() => undefined);
  use(details);
}

/** Headings and demos of what is open: the page's own text, or one of its tabs. */
export function useToc(): TocEntry[] {
  const { page } = useRoute();
  const { tab } = useTab();
  return visibleEntries(use(detailsOf(tab ?? page)).toc);
}

/** Frontmatter and contents of a page or tab. */
export function detailsOf(source: Source): Promise<PageDetails> {
  if (!source) return none;
  const known = loads.get(source.loadDetails);
  if (known) return known;
  const details = source.loadDetails();
  // Users of the promise see a failure; without this, one would be unhandled when the page unmounts first.
  details.catch(() => undefined);
  loads.set(source.loadDetails, details);
  return details;
}
