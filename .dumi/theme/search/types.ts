/** What a result is: text of a section, its heading, a demo, or a whole page. An API row is a `title`
 * when its name was found and `content` when its description was; `api` says that it is one. */
export type ResultType = 'content' | 'title' | 'demo' | 'page';

/** Which results a reader wants. */
export const scopes = ['all', 'guide', 'component', 'api', 'demo'] as const;
export type Scope = (typeof scopes)[number];

/** A piece of a text; highlighted where the reader's words were found. */
export interface TextPart {
  text: string;
  highlighted?: true;
}

export interface SearchResult {
  type: ResultType;
  api?: true;
  /** Whether the texts are code. */
  code?: true;
  /** Address in the site without the base: `/guide/node-utils#install`. */
  link: string;
  /** Sum over the words that were found: 100 in the page's title, 10 in a section's or demo's, else 1. */
  priority: number;
  pageTitle: string;
  highlightTitleTexts: TextPart[];
  highlightTexts: TextPart[];
}

/** The results of one entry of the navigation. */
export interface SearchGroup {
  title: string;
  /** Order of the navigation entry times 1000. */
  priority: number;
  hints: SearchResult[];
}

export interface SearchResults {
  /** The best result of each of the best pages; they are not in the groups again. */
  best: SearchResult[];
  /** All others, in the order of the navigation. */
  groups: SearchGroup[];
  /** Whether parts of the index could not be loaded, so that results may be missing. */
  incomplete?: true;
}

/** The index of one language as the build writes it (plugin/search-index). */
export interface SearchIndex {
  groups: { title: string; priority: number }[];
  pages: PageRecord[];
}

export interface PageRecord {
  link: string;
  title: string;
  subtitle?: string;
  /** Syllables of the Chinese characters of title and subtitle, in their order. */
  pinyin?: string;
  description?: string;
  keywords?: string[];
  area: 'guide' | 'component';
  /** Index in `groups`. */
  group: number;
  sections: SectionRecord[];
  demos: EntryRecord[];
  api: ApiRecord[];
}

export interface SectionRecord {
  /** What follows the page's link: `#install`, `?tab=tokens#size`, or nothing before the first heading. */
  anchor: string;
  title?: string;
  pinyin?: string;
  /** Paragraphs, list items, table cells. */
  texts: string[];
  /** Identifiers of the section's code blocks. */
  code?: string;
}

export interface EntryRecord {
  anchor: string;
  title: string;
  pinyin?: string;
  description?: string;
}

export interface ApiRecord {
  anchor: string;
  /** Name of the prop or function. */
  title: string;
  /** The type as it is written in the source, or how a function is called. */
  type: string;
  description: string;
  /** Other words by which it is found; functions have some. */
  keywords?: string[];
}

/**
 * What is loaded first of an index in parts (plugin/search-index/cutIndex). Texts of many numbers are
 * those of `packNumbers`. Units are counted over all pages, in the order of `unitsOf`.
 */
export interface SearchManifest {
  groups: SearchIndex['groups'];
  /** Folder of the parts, beside this file. */
  folder: string;
  /** Terms that a field of a unit has on average. */
  averageLengths: number[];
  /** A number for each page: whether it is a component's, its group (0 for none), and its units. */
  pages: Record<'component' | 'group' | 'depth' | 'sections' | 'demos' | 'api', string>;
  /**
   * For each part of the terms the beginnings of the terms in it, separated by commas. One that ends with
   * a dot is a whole term.
   */
  heads: string[];
  /** Length of the longest list of words. */
  longest: number;
  /** The first unit of each part of the texts, ascending. */
  texts: string;
}

/** `terms-<n>.json`: terms with the units in which they are. */
export interface TermsPart {
  /** In the order in which MiniSearch goes through them. */
  terms: string[];
  /** For each term and field the number of its units, of which the other lists have one entry each. */
  counts: string;
  units: string;
  /** How often the term is in the field, less one. */
  frequencies: string;
  /** How many terms the field has. */
  lengths: string;
  /** The units in whose title a term of the part is, ascending. */
  named: string;
  /** For each of them its entry in `names`. */
  nameOf: string;
  names: Pick<PageRecord, 'title' | 'subtitle' | 'pinyin'>[];
}

/** `words-<length>.json`: all terms of a length that are not Chinese, for typing mistakes. */
export type WordsPart = string[];

/** `texts-<n>.json`: what is shown of some units in a row. */
export interface TextsPart {
  /** Titles of their pages. */
  pages: string[];
  units: { link: string; title: string; pinyin?: string; texts: string[]; code?: string }[];
}

/** What the page asks of the worker. */
export type SearchRequest =
  | { id: number; action: 'generate-metadata'; url: string }
  | { id: number; action: 'get-search-result'; keywords: string; scope: Scope };

/** What the worker responds, each to the request of the same id. */
export type SearchResponse = { id: number } & (
  | { error: string }
  | { action: 'generate-metadata' }
  | { action: 'get-search-result'; results: SearchResults }
);
