import { group, isNumberStart, type NumberRules, toHalfWidth, ungroup } from './numberText';

/** A text and the selection in it. */
export interface Snapshot {
  text: string;
  start: number;
  end: number;
}

/**
 * What a text becomes when something is put in place of its selection.
 *
 * @param piece What was typed, pasted, dropped or composed.
 * @returns The grouped text with the caret behind the piece; `undefined` where the piece is not valid.
 */
export function insert(from: Snapshot, piece: string, rules: NumberRules): Snapshot | undefined {
  const read = readPiece(piece, rules.separator);
  if (!read) return undefined;
  const { before, after } = around(from, rules.separator);
  const raw = before + read + after;
  // A sign that is there, because the limits were others when it came, must not keep everything else out.
  const negative = rules.negative || before.startsWith('-');
  if (!isNumberStart(raw, { ...rules, negative })) return undefined;
  return arrange(tidyStart(raw, before.length + read.length), rules.separator);
}

/** What a text becomes when its selection, which must not be empty, is deleted. Zeros in front may be typed before, so they stay. */
export function remove(from: Snapshot, rules: NumberRules): Snapshot {
  const { before, after } = around(from, rules.separator);
  return arrange({ raw: before + after, caret: before.length }, rules.separator);
}

/**
 * What a deletion takes away when nothing is selected.
 *
 * @param inputType As `InputEvent` calls it.
 */
export function rangeToDelete(from: Snapshot, inputType: string, separator: string): Snapshot {
  const { text, start, end } = from;
  if (start !== end) return from;
  const forward = inputType.endsWith('Forward');
  // A number is one word and one line.
  if (/Word|Line/.test(inputType)) {
    return forward ? { text, start, end: text.length } : { text, start: 0, end };
  }
  // A separator comes back by itself; who deletes it means the digit beyond.
  if (forward) return { text, start, end: end + (text[end] === separator ? 2 : 1) };
  return { text, start: Math.max(0, start - (text[start - 1] === separator ? 2 : 1)), end };
}

const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** Without separators; `undefined` when they stand where those of thousands do not. */
function readPiece(piece: string, separator: string): string | undefined {
  const text = toHalfWidth(piece).trim();
  const commas = separator && text.includes(separator) ? text.split(separator).join(',') : text;
  if (!commas.includes(',')) return commas;
  return GROUPED.test(commas) ? commas.split(',').join('') : undefined;
}

function around({ text, start, end }: Snapshot, separator: string) {
  return {
    before: ungroup(text.slice(0, start), separator),
    after: ungroup(text.slice(end), separator),
  };
}

interface Raw {
  raw: string;
  caret: number;
}

/** `.5` becomes `0.5`, and `07` becomes `7`. */
function tidyStart(raw: string, caret: number): Raw {
  const sign = raw.startsWith('-') ? 1 : 0;
  if (raw[sign] === '.') {
    return { raw: `${raw.slice(0, sign)}0${raw.slice(sign)}`, caret: caret + 1 };
  }
  const zeros = /^0*(?=\d)/.exec(raw.slice(sign))?.[0].length ?? 0;
  return {
    raw: raw.slice(0, sign) + raw.slice(sign + zeros),
    caret: Math.min(caret, Math.max(sign, caret - zeros)),
  };
}

/** Groups the text; the caret stays behind the same digit. */
function arrange({ raw, caret }: Raw, separator: string): Snapshot {
  const text = group(raw, separator);
  let position = 0;
  for (let passed = 0; passed < caret; position += 1) {
    if (text[position] !== separator) passed += 1;
  }
  return { text, start: position, end: position };
}
