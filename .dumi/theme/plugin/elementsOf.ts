import type { DefaultTreeAdapterTypes } from 'parse5';

/** Every element below the given one, in document order. */
export function* elementsOf(
  parent: DefaultTreeAdapterTypes.ParentNode,
): Generator<DefaultTreeAdapterTypes.Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* elementsOf(node);
  }
}
