import { Fragment } from 'react';

/**
 * Lines break before `|`, after `<`, `,` and `.`, and at the operators `=>`, `? :` of functions and conditions, which
 * would else be wider than the column: a name or a string in a type stays whole. Safari 15 knows no lookbehind, by
 * which one expression could split.
 */
const partsOf = (type: string): string[] =>
  type
    .split(/(?=\|| [?:] )/)
    .flatMap((part) => part.match(/(?:[^<,.=]|=(?!>))*(?:=>|[<,.]+)|.+/gs) ?? []);

/** A type, or a member with its type. */
export function TypeCode({ text, className }: { text: string; className?: string }) {
  return (
    <code className={className}>
      {partsOf(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
