import type { PageRecord, Scope, SearchIndex } from './types';

/** Weight of a page's title, of every other title, and of text. */
const weights = { page: 100, title: 10, text: 1 } as const;

/** One thing that can be found: a page, a section of it, a demo or an API row. */
export interface Unit {
  kind: 'page' | 'section' | 'demo' | 'api';
  page: PageRecord;
  link: string;
  title: string;
  pinyin?: string;
  keywords?: string[];
  /** What may be shown as its snippet. */
  texts: string[];
  code?: string;
}

/** Where a word was found in a unit. The names are those of MiniSearch's fields. */
export type Field = 'title' | 'keywords' | 'pinyin' | 'text';

/** Every unit of an index. */
export function unitsOf({ pages }: SearchIndex): Unit[] {
  return pages.flatMap((page): Unit[] => [
    {
      kind: 'page',
      page,
      link: page.link,
      title: pageTitleOf(page),
      pinyin: page.pinyin,
      keywords: page.keywords,
      texts: page.description ? [page.description] : [],
    },
    ...page.sections.map(({ anchor, title = '', pinyin, texts, code }) => ({
      kind: 'section' as const,
      page,
      link: page.link + anchor,
      title,
      pinyin,
      texts,
      code,
    })),
    ...page.demos.map(({ anchor, title, pinyin, description }) => ({
      kind: 'demo' as const,
      page,
      link: page.link + anchor,
      title,
      pinyin,
      texts: description ? [description] : [],
    })),
    ...page.api.map(({ anchor, title, type, description, keywords }) => ({
      kind: 'api' as const,
      page,
      link: page.link + anchor,
      title,
      keywords,
      texts: [description, type],
    })),
  ]);
}

/** As dumi has it: title and subtitle are found and shown as one. */
export function pageTitleOf({ title, subtitle }: PageRecord): string {
  return subtitle ? `${title} ${subtitle}` : title;
}

/** What a word found in a field of a unit adds to its priority. Keywords are other names of a page. */
export function weightOf({ kind }: Unit, field: Field): number {
  if (field === 'text') return weights.text;
  return kind === 'page' ? weights.page : weights.title;
}

export function isInScope({ kind, page }: Unit, scope: Scope): boolean {
  if (scope === 'all') return true;
  return scope === 'api' || scope === 'demo' ? kind === scope : page.area === scope;
}
