import { pinyinTermsOf, termsOf } from './tokenize';
import type { PageRecord, Scope, SearchIndex } from './types';

/** Weight of a page's title, of every other title, and of text. */
const weights = { page: 100, title: 10, text: 1 } as const;

/** What results need of the page of a unit. */
export type UnitPage = Pick<PageRecord, 'title' | 'area' | 'group'>;

/** One thing that can be found: a page, a section of it, a demo or an API row. */
export interface Unit {
  kind: 'page' | 'section' | 'demo' | 'api';
  page: UnitPage;
  link: string;
  /** How many levels the page's link has. */
  depth: number;
  title: string;
  pinyin?: string;
  keywords?: string[];
  /** What may be shown as its snippet. */
  texts: string[];
  code?: string;
}

/** Where a word was found in a unit. The names are those of MiniSearch's fields. */
export type Field = (typeof fields)[number];
export const fields = ['title', 'keywords', 'pinyin', 'text'] as const;

/** Every unit of an index. */
export function unitsOf({ pages }: Pick<SearchIndex, 'pages'>): Unit[] {
  return pages.flatMap((page) => {
    const depth = page.link.split('/').length;
    const unitOf = (
      kind: Unit['kind'],
      anchor: string,
      rest: Pick<Unit, 'title' | 'pinyin' | 'keywords' | 'texts' | 'code'>,
    ): Unit => ({ kind, page, link: page.link + anchor, depth, ...rest });
    return [
      unitOf('page', '', {
        title: pageTitleOf(page),
        pinyin: page.pinyin,
        keywords: page.keywords,
        texts: page.description ? [page.description] : [],
      }),
      ...page.sections.map(({ anchor, title = '', pinyin, texts, code }) =>
        unitOf('section', anchor, { title, pinyin, texts, code }),
      ),
      ...page.demos.map(({ anchor, title, pinyin, description }) =>
        unitOf('demo', anchor, { title, pinyin, texts: description ? [description] : [] }),
      ),
      ...page.api.map(({ anchor, title, type, description, keywords }) =>
        unitOf('api', anchor, { title, keywords, texts: [description, type] }),
      ),
    ];
  });
}

/** The text of a field, as `tokenize` takes it. */
export function textOf(unit: Unit, field: Field): string {
  switch (field) {
    case 'title':
      return unit.title;
    case 'keywords':
      return unit.keywords?.join('\n') ?? '';
    case 'pinyin':
      return unit.pinyin ? pinyinTermsOf(unit.title, unit.pinyin).join(' ') : '';
    case 'text':
      return [...unit.texts, unit.code ?? ''].join('\n');
  }
}

/** The terms of a field; that of an empty one may be empty, and is not found. */
export function tokenize(text: string, field?: string): string[] {
  return field === 'pinyin' ? text.split(' ') : termsOf(text);
}

/** As dumi has it: title and subtitle are found and shown as one. */
export function pageTitleOf({ title, subtitle }: Pick<PageRecord, 'title' | 'subtitle'>): string {
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
