import { createHash } from 'node:crypto';
import SearchableMap from 'minisearch/SearchableMap';
import { packAscending, packNumbers } from '../../search/packNumbers';
import { chunksOf, isHan, pinyinTermsOf, termsOf } from '../../search/tokenize';
import type {
  SearchIndex,
  SearchManifest,
  TermsPart,
  TextsPart,
  WordsPart,
} from '../../search/types';
import { fields, textOf, tokenize, type Unit, unitsOf } from '../../search/units';

/** Bytes up to which an index is one file, which then costs a first query less than parts would. */
const MOST_IN_ONE_PIECE = 400_000;

/** About how large a part becomes, in characters. Smaller ones are more requests, larger ones more that is not needed. */
const MOST_OF_TERMS = 8000;
const MOST_OF_TEXTS = 2000;
/** What a unit takes in the lists of a term. */
const POSTING = 4;

type IndexPart = TermsPart | WordsPart | TextsPart;

/** A term in a unit: its number, how often it is in the field, and how many terms the field has. */
type Posting = readonly [unit: number, frequency: number, length: number];

/** The postings of a term by field. */
type Postings = Posting[][];

/** Terms that begin alike and stay together. */
interface Bundle {
  head: string;
  terms: string[];
  size: number;
}

/** What a browser loads of an index. */
export interface IndexFiles {
  /** Content of the file that is loaded first: an index in one piece, or the manifest of its parts. */
  first: string;
  /** Content of the parts, by their addresses beside that file. */
  parts: Map<string, string>;
}

/** Writes an index as one file, or as many when it is large. */
export function filesOf(index: SearchIndex, locale: string): IndexFiles {
  const first = JSON.stringify(index);
  if (Buffer.byteLength(first) <= MOST_IN_ONE_PIECE) return { first, parts: new Map() };
  const hash = createHash('sha256').update(first).digest('hex').slice(0, 8);
  const folder = `search.${locale}.${hash}`;
  const { manifest, parts } = cutIndex(index, folder);
  return {
    first: JSON.stringify(manifest),
    parts: new Map(
      Array.from(parts, ([name, part]) => [`${folder}/${name}.json`, JSON.stringify(part)]),
    ),
  };
}

/**
 * Cuts an index into parts, of which a query loads those that it needs. The parts have all that MiniSearch
 * makes of the whole index, in its order, so that the results are the same to the last digit.
 *
 * @param folder where the parts will be, beside the manifest
 */
export function cutIndex(
  index: SearchIndex,
  folder: string,
): { manifest: SearchManifest; parts: Map<string, IndexPart> } {
  const units = unitsOf(index);
  const { postings, averageLengths } = invert(units);
  // MiniSearch goes through its tree backwards for beginnings of words.
  const terms = [
    ...SearchableMap.from([...postings.keys()].map((term) => [term, 0])).keys(),
  ].reverse();
  const bundles = join(cut({ head: '', terms, size: 0 }, postings));
  const texts = cutTexts(units);
  const words = wordsByLength(terms);
  const columns = (numberOf: (page: SearchIndex['pages'][number]) => number) =>
    packNumbers(index.pages.map(numberOf));
  return {
    manifest: {
      groups: index.groups,
      folder,
      averageLengths,
      pages: {
        component: columns(({ area }) => Number(area === 'component')),
        group: columns(({ group }) => group + 1),
        depth: columns(({ link }) => link.split('/').length),
        sections: columns(({ sections }) => sections.length),
        demos: columns(({ demos }) => demos.length),
        api: columns(({ api }) => api.length),
      },
      heads: bundles.map((part) => part.map(({ head }) => head).join(',')),
      longest: words.length - 1,
      texts: packAscending(texts.map(({ first }) => first)),
    },
    parts: new Map<string, IndexPart>([
      ...termsParts(bundles, postings, units),
      ...words.map((list, length) => [`words-${length}`, list] as const),
      ...texts.map(({ part }, number) => [`texts-${number}`, part] as const),
    ]),
  };
}

/** What MiniSearch does when units are added to it. Its own tree takes minutes for as many Chinese terms. */
function invert(units: readonly Unit[]) {
  const postings = new Map<string, Postings>();
  const averageLengths = fields.map(() => 0);
  for (const [id, unit] of units.entries()) {
    for (const [field, name] of fields.entries()) {
      const frequencies = new Map<string, number>();
      for (const term of tokenize(textOf(unit, name), name)) {
        frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
      }
      const length = frequencies.size;
      averageLengths[field] = ((averageLengths[field] ?? 0) * id + length) / (id + 1);
      for (const [term, frequency] of frequencies) {
        if (!term) continue;
        const known = postings.get(term) ?? fields.map(() => []);
        known[field]?.push([id, frequency, length]);
        postings.set(term, known);
      }
    }
  }
  return { postings, averageLengths };
}

/** Splits terms by their next letter until what begins alike is small enough. They are in the order of a tree. */
function cut({ head, terms }: Bundle, postings: Map<string, Postings>): Bundle[] {
  const size = terms.reduce((sum, term) => sum + sizeOf(term, postings), 0);
  if (head && (size <= MOST_OF_TERMS || head.endsWith('.'))) return [{ head, terms, size }];
  const groups: Bundle[] = [];
  for (const term of terms) {
    const next = head + (term.charAt(head.length) || '.');
    const last = groups.at(-1);
    if (last?.head === next) last.terms.push(term);
    else groups.push({ head: next, terms: [term], size: 0 });
  }
  return groups.flatMap((group) => cut(group, postings));
}

function sizeOf(term: string, postings: Map<string, Postings>): number {
  const count = postings.get(term)?.reduce((sum, { length }) => sum + length, 0) ?? 0;
  return term.length + count * POSTING;
}

/** Puts neighbors together into parts. */
function join(bundles: readonly Bundle[]): Bundle[][] {
  const parts: Bundle[][] = [];
  let left = 0;
  for (const bundle of bundles) {
    if (bundle.size > left) {
      parts.push([]);
      left = MOST_OF_TERMS;
    }
    parts.at(-1)?.push(bundle);
    left -= bundle.size;
  }
  return parts;
}

function termsParts(
  parts: readonly Bundle[][],
  postings: Map<string, Postings>,
  units: readonly Unit[],
): [string, TermsPart][] {
  const partOf = new Map(
    parts.flatMap((part, number) =>
      part.flatMap(({ terms }) => terms.map((term) => [term, number] as const)),
    ),
  );
  const named = parts.map(() => new Set<number>());
  for (const [id, unit] of units.entries()) {
    for (const term of nameTermsOf(unit)) named[partOf.get(term) ?? -1]?.add(id);
  }
  return parts.map((part, number) => {
    const terms = part.flatMap((bundle) => bundle.terms);
    const lists = terms.flatMap((term) => postings.get(term) ?? []);
    const all = lists.flat();
    const own = [...(named[number] ?? [])];
    const names = own.map((id) => JSON.stringify(nameOf(units[id])));
    const different = [...new Set(names)];
    const places = new Map(different.map((name, place) => [name, place]));
    return [
      `terms-${number}`,
      {
        terms,
        counts: packNumbers(lists.map(({ length }) => length)),
        units: lists.map((list) => packAscending(list.map(([id]) => id))).join(''),
        frequencies: packNumbers(all.map(([, frequency]) => frequency - 1)),
        lengths: packNumbers(all.map(([, , length]) => length)),
        named: packAscending(own),
        nameOf: packNumbers(names.map((name) => places.get(name) ?? 0)),
        names: different.map((name) => JSON.parse(name)),
      },
    ];
  });
}

/** With each of these terms comes the title, which decides how near a unit is to the query and its sound. */
function nameTermsOf({ title, pinyin }: Unit): Set<string> {
  const tokens = chunksOf(title).flatMap(({ text, han, parts }) =>
    han ? Array.from(text) : parts,
  );
  // Characters with a space or a sign between them also make a phrase.
  const pairs = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    return next && isHan(token) && isHan(next) ? token + next : [];
  });
  return new Set([...termsOf(title), ...pairs, ...(pinyin ? pinyinTermsOf(title, pinyin) : [])]);
}

function nameOf(unit: Unit | undefined): TermsPart['names'][number] {
  if (!unit) throw new Error('There is no such unit');
  const { kind, page, title, pinyin } = unit;
  if (kind !== 'page') return { title, pinyin };
  return { title: page.title, subtitle: title.slice(page.title.length + 1) || undefined, pinyin };
}

/** Lists by length; there is one for each length, so that the manifest need not list them. */
function wordsByLength(terms: readonly string[]): WordsPart[] {
  const lists: WordsPart[] = [];
  for (const term of [...terms].sort()) {
    if (isHan(term)) continue;
    while (lists.length <= term.length) lists.push([]);
    lists[term.length]?.push(term);
  }
  return lists;
}

function cutTexts(units: readonly Unit[]): { first: number; part: TextsPart }[] {
  const parts: { first: number; part: TextsPart }[] = [];
  let left = 0;
  let page: unknown;
  for (const [first, { link, title, pinyin, texts, code, ...unit }] of units.entries()) {
    const shown = { link, title, pinyin, texts, code };
    const size = JSON.stringify(shown).length;
    if (size > left) {
      parts.push({ first, part: { pages: [], units: [] } });
      left = MOST_OF_TEXTS;
      page = undefined;
    }
    const last = parts.at(-1)?.part;
    last?.units.push(shown);
    if (unit.page !== page) last?.pages.push(unit.page.title);
    page = unit.page;
    left -= size;
  }
  return parts;
}
