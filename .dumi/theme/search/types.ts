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
