export interface TocEntry {
  id: string;
  title: string;
  /** 2 to 4: the levels of headings that the table of contents shows. */
  depth: number;
  /** dumi marks the entry of a debug demo, which production hides. */
  _debug_demo?: boolean;
}

/** What a table of contents shows of a page's headings and demos. */
export function visibleEntries(entries: readonly TocEntry[]): TocEntry[] {
  return entries.filter(({ depth, _debug_demo }) => depth > 1 && depth < 5 && !_debug_demo);
}

/**
 * dumi's id of a tab, from the id of its page.
 *
 * @example tabId('docs/X.en-US', 'tokens') // 'docs/X.$tab-tokens.en-US'
 */
export function tabId(pageId: string, key: string): string {
  const [, name, locale = ''] = /^(.*?)(\.[a-z]{2}-[A-Z]{2})?$/.exec(pageId) ?? [];
  return `${name}.$tab-${key}${locale}`;
}
