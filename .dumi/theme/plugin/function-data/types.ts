import type { ApiExpansion, ApiRow, Texts } from '../api-data/types';
import type { Problem } from '../pages/readPage';

/** The properties of an interface, or of an object type, that a function takes or returns. */
export interface FunctionTable {
  /** Name of the interface with its type parameters; of a class, the class itself. */
  name: string;
  rows: ApiRow[];
}

/** Code of an `@example`. */
export interface FunctionExample {
  lang: string;
  code: string;
}

/**
 * All that the reference shows of an exported function, class or constant. A text that the source lacks is
 * empty, and in place of a missing Chinese text stands the English one.
 */
export interface FunctionApi {
  name: string;
  /** Id of its group; absent where the source names none. */
  group?: string;
  description: Texts;
  /** How it is called, one line or more for each overload. */
  signature: string;
  parameters: ApiRow[];
  tables: FunctionTable[];
  /** Absent where nothing is returned and nothing is said of it. */
  returns?: { type: string; description: Texts; expansions?: ApiExpansion[] };
  throws: { type?: string; description: Texts }[];
  /** Version that brought it. */
  since?: string;
  /** What to use instead; absent when it is not deprecated. */
  deprecated?: Texts;
  /** Other words by which it is found, in both languages. */
  keywords: string[];
  examples: FunctionExample[];
}

/** What a function adds to a page that imports nothing else. */
export interface FunctionSize {
  /** Minified and compressed with gzip, in bytes, without the packages in `needs`. */
  bytes: number;
  /** Packages that it imports. */
  needs: string[];
  /** The same with these packages; absent where it needs none or no browser runs it. */
  total?: number;
}

export interface PackageApi {
  /** Name of the package without scope: `isomorphic-utils`. */
  id: string;
  functions: FunctionApi[];
  /** By the name of the function. */
  sizes: Record<string, FunctionSize>;
  /** What the comments lack. */
  gaps: Problem[];
}
