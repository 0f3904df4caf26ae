import { fold, isHan } from './tokenize';
import type { TextPart } from './types';
import { unicode } from './unicode';

const LETTER = unicode('[\\p{L}\\p{N}]');
const CAPITAL = unicode('\\p{Lu}');

/** Longer than this, what precedes the first highlighted words is cut to its end. */
const LEADING_CHARACTERS = 20;
/** Enough for the two lines that are shown. */
const MOST_CHARACTERS = 180;

export type Range = readonly [start: number, end: number];

/**
 * Where needles stand in a text. Latin ones are found where a word or a part of a compound begins:
 * `click` in `isAsyncClick`, not `able` in `table`.
 */
export function findRanges(text: string, needles: Iterable<string>): Range[] {
  const folded = fold(text);
  const ranges: Range[] = [];
  for (const needle of needles) {
    if (!needle) continue;
    for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + 1)) {
      if (startsWord(text, at)) ranges.push([at, at + needle.length]);
    }
  }
  return ranges;
}

function startsWord(text: string, at: number): boolean {
  const [before = '', first = ''] = [text.charAt(at - 1), text.charAt(at)];
  return !LETTER.test(before) || isHan(before + first) || CAPITAL.test(first);
}

/** Splits a text at the given ranges, which may overlap. */
export function splitAt(text: string, ranges: readonly Range[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (part: TextPart) => {
    const last = parts.at(-1);
    // Neighbours join, so that a word found in two pieces is one mark.
    if (last && last.highlighted === part.highlighted) last.text += part.text;
    else if (part.text) parts.push(part);
  };
  for (const [start, stop] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (start > end) add({ text: text.slice(end, start) });
    if (stop > end) add({ text: text.slice(Math.max(start, end), stop), highlighted: true });
    end = Math.max(end, stop);
  }
  if (end < text.length) add({ text: text.slice(end) });
  return parts;
}

/** Cuts a snippet to what its highlighted words need around them. */
export function cutSnippet(parts: readonly TextPart[]): TextPart[] {
  const [first, ...rest] = parts;
  if (!first) return [];
  const leads = !first.highlighted && rest.length > 0 && first.text.length > LEADING_CHARACTERS;
  const cut = leads ? [{ text: `...${endOf(first.text)}` }, ...rest] : parts;
  const kept: TextPart[] = [];
  let left = MOST_CHARACTERS;
  for (const part of cut) {
    if (left <= 0) break;
    kept.push(part.text.length > left ? { ...part, text: `${part.text.slice(0, left)}…` } : part);
    left -= part.text.length;
  }
  return kept;
}

/** By characters: half of an emoji would be shown as a box. */
const endOf = (text: string): string => Array.from(text).slice(-LEADING_CHARACTERS).join('');
