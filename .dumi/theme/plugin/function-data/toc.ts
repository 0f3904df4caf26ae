import type { LocaleId } from '../../../config/locales';
import type { TocEntry } from '../../common/navigation/toc';
import { demoIdOf } from '../pages/demoIdOf';
import type { Page } from '../pages/readPage';
import { functionAnchor, groupsOf } from './toView';
import type { PackageApi } from './types';

/** What the contents list of a page has of a package: its groups, and the functions in them. */
export function tocOf({ functions }: PackageApi, locale: LocaleId): TocEntry[] {
  return groupsOf(functions, locale).flatMap(({ heading, functions: own }) => [
    ...(heading ? [{ id: heading.anchor, title: heading.title, depth: 2 }] : []),
    ...own.map(({ name }) => ({ id: functionAnchor(name), title: name, depth: 3 })),
  ]);
}

/** The contents list of each package in each language, by the package's id. */
export type FunctionTocs = Record<string, Record<LocaleId, TocEntry[]>>;

/**
 * Puts the functions of a page into its contents list, which dumi makes of the Markdown: after the heading
 * above the position where they are shown, and in place of their demos.
 */
export function withFunctions<T extends { id: string }>(
  toc: readonly T[],
  page: Pick<Page, 'headings' | 'functions' | 'demos' | 'frontmatter'>,
  entriesOf: (id: string) => readonly TocEntry[],
): (T | TocEntry)[] {
  const { headings, functions } = page;
  const demos = new Set(
    page.demos.filter(({ ofFunction }) => ofFunction).map((demo) => demoIdOf(page, demo)),
  );
  const result: (T | TocEntry)[] = toc.filter(({ id }) => !demos.has(id));
  for (const { value, line } of functions) {
    const above = headings.filter((heading) => heading.line < line).at(-1);
    const at = result.findIndex(({ id }) => id === above?.value);
    result.splice(at + 1, 0, ...entriesOf(value));
  }
  return result;
}
