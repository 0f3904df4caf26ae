import { cutSnippet, findRanges, type Range, splitAt } from './highlight';
import type { Hit } from './rank';
import { type Chunk, fold, pinyinRange } from './tokenize';
import type { SearchResult, TextPart } from './types';
import type { Unit } from './units';

/** What the reader sees of a hit. */
export function present(hit: Hit, words: readonly Chunk[]): SearchResult {
  const { unit, priority } = hit;
  const needles = needlesOf(hit, words);
  const title = highlightTitle(unit, words, needles);
  const found = findText(unit, needles);
  const api = unit.kind === 'api' && { api: true as const };
  const code = found?.code && { code: true as const };
  return {
    type: typeOf(unit, found?.parts),
    ...api,
    ...code,
    link: unit.link,
    priority,
    pageTitle: unit.page.title,
    highlightTitleTexts: title,
    highlightTexts: cutSnippet(found?.parts ?? plainText(unit)),
  };
}

function typeOf({ kind, title }: Unit, text: readonly TextPart[] | undefined) {
  if (kind === 'page' || kind === 'demo') return kind;
  return text || !title ? 'content' : 'title';
}

/** For each word what to highlight: as it was typed where it stands so, else the terms it was found by. */
function needlesOf({ words: found }: Hit, words: readonly Chunk[]): string[][] {
  return words.map(({ text, parts, han }, index) => {
    const terms = found[index]?.terms ?? [];
    return han ? [text, ...terms] : [text, ...parts, ...terms];
  });
}

function rangesOf(text: string, needles: readonly string[][]): Range[] {
  return needles.flatMap(([typed = '', ...others]) => {
    const literal = findRanges(text, [typed]);
    return literal.length > 0 ? literal : findRanges(text, others);
  });
}

function highlightTitle(unit: Unit, words: readonly Chunk[], needles: readonly string[][]) {
  const { title } = unit;
  const bySound = words.flatMap(({ text, han }): Range[] => {
    const range = unit.pinyin && !han ? pinyinRange(title, unit.pinyin, text) : undefined;
    return range && text.length > 1 ? [range] : [];
  });
  const literal = rangesOf(title, needles);
  return splitAt(title, literal.length > 0 ? literal : bySound);
}

/** The paragraph in which most of the words stand, highlighted; undefined when none has any. */
function findText({ texts, code }: Unit, needles: readonly string[][]) {
  let best: { text: string; ranges: Range[]; count: number; code: boolean } | undefined;
  const candidates = [
    ...texts.map((text) => ({ text, code: false })),
    ...(code ? [{ text: code, code: true }] : []),
  ];
  for (const candidate of candidates) {
    const folded = fold(candidate.text);
    // Most paragraphs of a long section have none of the words; this is the quick way past them.
    if (!needles.flat().some((needle) => needle && folded.includes(needle))) continue;
    const perWord = needles.map((own) => rangesOf(candidate.text, [own]));
    const count = perWord.filter((ranges) => ranges.length > 0).length;
    if (count > (best?.count ?? 0)) best = { ...candidate, count, ranges: perWord.flat() };
  }
  return best && { parts: splitAt(best.text, best.ranges), code: best.code };
}

/** Without a word in it, the first text says at least what the page is about. */
function plainText({ texts: [first] }: Unit): TextPart[] {
  return first ? [{ text: first }] : [];
}
