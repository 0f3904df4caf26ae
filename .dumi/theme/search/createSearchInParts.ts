import MiniSearch from 'minisearch';
import type { Open } from './answerRequests';
import { engineOptions, findHits, presentHits } from './createSearch';
import { editDistance } from './editDistance';
import { NOT_A_PART, unpackAscending, unpackNumbers } from './packNumbers';
import type {
  Scope,
  SearchManifest,
  SearchResults,
  TermsPart,
  TextsPart,
  WordsPart,
} from './types';
import { fields, pageTitleOf, type Unit, type UnitPage } from './units';

/** What MiniSearch has of a term: for each field the units with it, and how often they have it. */
type TermData = Map<number, Map<number, number>>;

/** What MiniSearch uses of its tree of terms. */
interface Terms {
  get: (term: string) => TermData | undefined;
  atPrefix: (prefix: string) => Iterable<[term: string, data: TermData]>;
  fuzzyGet: (word: string, most: number) => Map<string, [data: TermData, distance: number]>;
}

/** MiniSearch with the terms of an index in parts, in place of a tree. */
class SearchEngine extends MiniSearch {
  /** How many terms each field of a unit has. */
  readonly lengths = this._fieldLength;

  constructor(terms: Terms, units: readonly Unit[], averageLengths: number[]) {
    super(engineOptions);
    // A search calls nothing else of the tree.
    this._index = terms as unknown as typeof this._index;
    this._documentCount = units.length;
    this._documentIds = new Map(units.map((_, id) => [id, id]));
    this._avgFieldLength = averageLengths;
  }
}

/**
 * Makes the search of an index in parts, with the results of `createSearch`. A search is run with what is
 * loaded and notes what it lacks; when that has been loaded, it is run again.
 *
 * @param load fetches and parses a part by its name
 */
export function createSearchInParts(
  manifest: SearchManifest,
  load: (name: string) => Promise<unknown>,
): (keywords: string, scope: Scope) => Promise<SearchResults> {
  const units = unitsOfManifest(manifest);
  const firstTexts = unpackAscending(manifest.texts);
  const terms = new Map<number, Map<string, TermData>>();
  const words = new Map<number, WordsPart>();
  /** Names of parts that were needed since the search began its present run, and are not there. */
  const lacking = new Set<string>();
  const engine = new SearchEngine(
    createTerms(manifest, { terms, words, lacking }),
    units,
    manifest.averageLengths,
  );

  const add = (name: string, part: unknown) => {
    const [kind, digits] = name.split('-');
    const number = Number(digits);
    if (kind === 'terms') terms.set(number, readTerms(part as TermsPart, engine.lengths, units));
    else if (kind === 'texts') addTexts(part as TextsPart, firstTexts[number] ?? 0, units);
    else words.set(number, readWords(part));
  };
  const loading = new Map<string, Promise<void>>();
  const loadPart = (name: string) => {
    const known = loading.get(name);
    if (known) return known;
    const loaded = load(name).then((part) => add(name, part));
    loading.set(name, loaded);
    // Another search tries again.
    loaded.catch(() => loading.delete(name));
    return loaded;
  };

  return async (keywords, scope) => {
    const failed = new Set<string>();
    const complete = async <T>(run: () => T): Promise<T> => {
      for (;;) {
        lacking.clear();
        const result = run();
        const wanted = [...lacking].filter((name) => !failed.has(name));
        if (wanted.length === 0) return result;
        await Promise.all(wanted.map((name) => loadPart(name).catch(() => failed.add(name))));
      }
    };
    const found = await complete(() =>
      findHits({ miniSearch: engine, units, lacks: () => lacking.size > 0 }, keywords, scope),
    );
    const shown = await complete(() => {
      const isThere = ({ unit }: { unit: Unit }) => {
        if (unit.link) return true;
        const id = units.indexOf(unit);
        lacking.add(`texts-${firstTexts.filter((first) => first <= id).length - 1}`);
        return false;
      };
      return { ...found, best: found.best.filter(isThere), others: found.others.filter(isThere) };
    });
    const results = presentHits(shown, manifest.groups);
    return failed.size > 0 ? { ...results, incomplete: true } : results;
  };
}

/** Opens an index in parts, which lie in a folder beside its manifest. */
export const openParts: Open = async (url, load) => {
  const manifest = checkManifest(await load(url));
  return createSearchInParts(manifest, (name) =>
    load(url.replace(/[^/]*$/, `${manifest.folder}/${name}.json`)),
  );
};

function checkManifest(value: unknown): SearchManifest {
  const manifest = value as Partial<SearchManifest> | null;
  if (!Array.isArray(manifest?.heads) || !Array.isArray(manifest.groups)) {
    throw new Error('The file is not a search index');
  }
  return manifest as SearchManifest;
}

/** Units without what the parts say of them. */
function unitsOfManifest({ pages }: SearchManifest): Unit[] {
  const numbers = (name: keyof SearchManifest['pages']) => unpackNumbers(pages[name]);
  const [group, depth] = [numbers('group'), numbers('depth')];
  const [sections, demos, api] = [numbers('sections'), numbers('demos'), numbers('api')];
  return numbers('component').flatMap((component, number) => {
    const page: UnitPage = {
      title: '',
      area: component ? 'component' : 'guide',
      group: (group[number] ?? 0) - 1,
    };
    const unitsOfKind = (kind: Unit['kind'], count = 0) =>
      Array.from({ length: count }, (): Unit => {
        return { kind, page, link: '', depth: depth[number] ?? 0, title: '', texts: [] };
      });
    return [
      ...unitsOfKind('page', 1),
      ...unitsOfKind('section', sections[number]),
      ...unitsOfKind('demo', demos[number]),
      ...unitsOfKind('api', api[number]),
    ];
  });
}

interface Loaded {
  terms: ReadonlyMap<number, ReadonlyMap<string, TermData>>;
  words: ReadonlyMap<number, WordsPart>;
  lacking: Set<string>;
}

function createTerms({ heads, longest }: SearchManifest, { terms, words, lacking }: Loaded): Terms {
  const partOf = new Map(
    heads.flatMap((part, number) => part.split(',').map((head) => [head, number] as const)),
  );

  /** The part of a whole term, or of all terms with a beginning that is longer than that of the part. */
  const partAbove = (term: string): number | undefined => {
    for (let length = 1; length <= term.length; length += 1) {
      const part = partOf.get(term.slice(0, length));
      if (part !== undefined) return part;
    }
    return undefined;
  };
  const read = (part: number): ReadonlyMap<string, TermData> | undefined => {
    const loaded = terms.get(part);
    if (!loaded) lacking.add(`terms-${part}`);
    return loaded;
  };

  return {
    get: (term) => {
      const part = partAbove(`${term}.`);
      return part === undefined ? undefined : read(part)?.get(term);
    },
    *atPrefix(prefix) {
      const above = partAbove(prefix);
      const below = [...partOf].filter(([head]) => head.startsWith(prefix));
      const parts = above === undefined ? new Set(below.map(([, part]) => part)) : [above];
      // Every part that is lacking is noted before the first is gone through.
      const loaded = [...parts].sort((a, b) => b - a).map(read);
      for (const part of loaded) {
        const entries = [...(part ?? [])].reverse();
        for (const entry of entries) if (entry[0].startsWith(prefix)) yield entry;
      }
    },
    fuzzyGet: (word, most) => {
      const near = new Map<string, number>();
      const parts = new Set<number>();
      const last = Math.min(longest, word.length + most);
      for (let length = word.length - most; length <= last; length += 1) {
        const list = words.get(length);
        if (!list) lacking.add(`words-${length}`);
        for (const term of list ?? []) {
          const distance = editDistance(word, term, most);
          if (distance <= most) near.set(term, distance);
        }
      }
      for (const term of near.keys()) parts.add(partAbove(`${term}.`) ?? -1);
      const loaded = [...parts].sort((a, b) => a - b).map(read);
      const found = loaded.flatMap((part) => [...(part ?? [])].filter(([term]) => near.has(term)));
      return new Map(found.map(([term, data]) => [term, [data, near.get(term) ?? most]]));
    },
  };
}

/** Reads a part of the terms; what it says of units is noted there. */
function readTerms(
  part: TermsPart,
  lengths: Map<number, number[]>,
  units: readonly Unit[],
): Map<string, TermData> {
  const counts = unpackNumbers(part.counts);
  const unitNumbers = unpackNumbers(part.units);
  const frequencies = unpackNumbers(part.frequencies);
  const ownLengths = unpackNumbers(part.lengths);
  let at = 0;
  const readField = (field: number, count: number): Map<number, number> => {
    const found = new Map<number, number>();
    let unit = 0;
    for (const end = at + count; at < end; at += 1) {
      unit += unitNumbers[at] ?? 0;
      found.set(unit, (frequencies[at] ?? 0) + 1);
      const known = lengths.get(unit) ?? [];
      known[field] = ownLengths[at] ?? 0;
      lengths.set(unit, known);
    }
    return found;
  };
  const terms = part.terms.map((term, number): [string, TermData] => {
    const data: TermData = new Map();
    for (const field of fields.keys()) {
      const count = counts[number * fields.length + field] ?? 0;
      if (count > 0) data.set(field, readField(field, count));
    }
    return [term, data];
  });
  const nameOf = unpackNumbers(part.nameOf);
  for (const [number, id] of unpackAscending(part.named).entries()) {
    const unit = units[id];
    const name = part.names[nameOf[number] ?? 0];
    if (!unit || !name) continue;
    unit.title = pageTitleOf(name);
    unit.pinyin = name.pinyin;
    if (unit.kind === 'page') unit.page.title = name.title;
  }
  return new Map(terms);
}

function readWords(part: unknown): WordsPart {
  if (!Array.isArray(part)) throw new Error(NOT_A_PART);
  return part;
}

function addTexts(part: TextsPart, first: number, units: readonly Unit[]): void {
  let page: UnitPage | undefined;
  let number = -1;
  for (const [at, text] of part.units.entries()) {
    const unit = units[first + at];
    if (!unit) continue;
    if (unit.page !== page) number += 1;
    page = unit.page;
    page.title = part.pages[number] ?? '';
    Object.assign(unit, text);
  }
}
