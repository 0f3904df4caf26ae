import type { Page } from '../pages/readPage';

/** The version that brought a component, from the frontmatter with its table. */
export function sinceOf(id: string, pages: readonly Page[]): string | undefined {
  const page = pages.find(({ apis }) => apis.some(({ value }) => value === id));
  const since = page?.frontmatter.since;
  return since === undefined ? undefined : String(since);
}

/** Whether one version came after another: `0.10.0` after `0.9.1`. */
export function isLater(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}
