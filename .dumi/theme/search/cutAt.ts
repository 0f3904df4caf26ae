import type { TextPart } from './types';

/** Cuts a text in two at an index, wherever its parts end. */
export function cutAt(parts: readonly TextPart[], place: number): [TextPart[], TextPart[]] {
  const before: TextPart[] = [];
  const after: TextPart[] = [];
  let start = 0;
  for (const part of parts) {
    const cut = Math.max(0, place - start);
    if (cut > 0) before.push({ ...part, text: part.text.slice(0, cut) });
    if (cut < part.text.length) after.push({ ...part, text: part.text.slice(cut) });
    start += part.text.length;
  }
  return [before, after];
}
