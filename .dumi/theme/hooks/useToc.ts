import { useRouteMeta } from 'dumi';
import { useTab } from './useTab';

export interface TocEntry {
  id: string;
  title: string;
  /** 2 to 4: the levels of headings that the table of contents shows. */
  depth: number;
  /** dumi marks the entry of a debug demo, which production hides. */
  _debug_demo?: boolean;
}

/** Headings and demos of what is open: the page's own text, or one of its tabs. */
export function useToc(): TocEntry[] {
  const { toc } = useRouteMeta();
  const { tab } = useTab();
  const entries: TocEntry[] = tab?.meta.toc ?? toc;
  return entries.filter(({ depth, _debug_demo }) => depth > 1 && depth < 5 && !_debug_demo);
}
