import { diff3Merge } from 'node-diff3';
import { stripTypes } from '../stripTypes';
import type { CodeLanguage, Draft, TextPair } from '../types';

/**
 * What becomes of a file in both languages when a reader changes it in one of them. From TypeScript to
 * JavaScript, the types go. From JavaScript to TypeScript, the changes are merged into the TypeScript
 * they started from, so that its types stay; where that would say something else than the JavaScript,
 * the JavaScript itself is taken. So a reader may turn from one language to the other any number of times: nothing that was
 * written is lost, and turning back without a change gives the same text.
 *
 * @param before the draft there is, or the file as it was published
 * @param text the whole new text
 */
export function writeDraft(before: Draft | TextPair, language: CodeLanguage, text: string): Draft {
  const base = baseOf(before, language);
  const texts =
    language === 'typescript'
      ? { typescript: text, javascript: withoutTypes(text) }
      : { typescript: withTypes(base, text), javascript: text };
  return { language, texts, base };
}

/** The texts of both languages when they last said the same. */
function baseOf(before: Draft | TextPair, language: CodeLanguage): TextPair {
  if (!('texts' in before)) return before;
  return before.language === language ? before.base : before.texts;
}

function withoutTypes(text: string): string {
  try {
    return stripTypes(text);
  } catch {
    // Halfway through a word there is nothing to translate: the text is carried over as it stands.
    return text;
  }
}

function withTypes(base: TextPair, text: string): string {
  const merged = [WORDS, LINES].map((parts) => merge(base, text, parts));
  return merged.find((candidate) => saysTheSame(candidate, text)) ?? text;
}

/** Word for word first, so that a type stays beside a change; that can move a word to a wrong position. */
const WORDS = /(\s+|[^\w\s])/;
const LINES = /(?<=\n)/;

function merge({ typescript, javascript }: TextPair, text: string, parts: RegExp): string {
  const split = (code: string) => code.split(parts).filter(Boolean);
  return diff3Merge(split(typescript), split(javascript), split(text))
    .flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? [])
    .join('');
}

/** Whether TypeScript without its types is the given JavaScript, however the two are broken into lines. */
function saysTheSame(typescript: string, javascript: string): boolean {
  try {
    return bare(stripTypes(typescript)) === bare(stripTypes(javascript));
  } catch {
    return false;
  }
}

/** Without white space, and without the commas and brackets that only a formatter sets. */
const bare = (code: string) =>
  code
    .replace(/\s+/g, '')
    .replace(/,(?=[)\]}])/g, '')
    .replace(/\((\w+)\)=>/g, '$1=>');
