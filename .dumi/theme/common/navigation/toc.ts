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
