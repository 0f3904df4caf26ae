import type { Nodes } from 'mdast';

/** A part of the source of a page, in characters from its start. */
export interface Range {
  start: number;
  end: number;
}

export interface Edit extends Range {
  text: string;
}

/** Where a node stands in the source that it was parsed from. */
export function rangeOf({ position }: Nodes): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** Makes the edits from the end on, so that the ranges of the others stay right. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}

/** The edit that removes a part of the source, with its lines where nothing else stands on them. */
export function removal(source: string, { start, end }: Range): Edit {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const rest = /^[^\S\n]*(?:\n|$)/.exec(source.slice(end));
  const isWholeLine = rest && source.slice(lineStart, start).trim() === '';
  return isWholeLine
    ? { start: lineStart, end: end + rest[0].length, text: '' }
    : { start, end, text: '' };
}
