import { parseFragment } from 'parse5';
import { elementsOf } from '../elementsOf';

/** The start tag of an element, or of one of the theme's components. */
export interface Tag {
  /** As it is written: `code`, `API`. */
  name: string;
  /** By their names in lower case; one without a value has an empty text. */
  attributes: Readonly<Record<string, string | undefined>>;
  /** Line in the HTML, counted from 0. */
  line: number;
}

/** The start tags in the HTML of a page, in their order. What stands in a comment is no tag. */
export function readTags(html: string): Tag[] {
  const tags = new Map<number, Tag>();
  for (const { attrs, sourceCodeLocation } of elementsOf(
    parseFragment(html, { sourceCodeLocationInfo: true }),
  )) {
    const start = sourceCodeLocation?.startTag;
    // HTML implies elements without a tag, and closes some elements to open them again.
    if (!start || tags.has(start.startOffset)) continue;
    const written = html.slice(start.startOffset, start.endOffset);
    tags.set(start.startOffset, {
      name: /^<([^\s/>]+)/.exec(written)?.[1] ?? '',
      attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
      line: start.startLine - 1,
    });
  }
  return [...tags.values()];
}
