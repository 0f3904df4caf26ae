import type { Element, ElementContent } from 'hast';

/**
 * Marks lines of highlighted code. A marked line becomes a `<mark>` that holds its line break too, so
 * the text of the block, which the copy button reads, stays what it was.
 *
 * @param nodes highlighted code
 * @param lines numbers of the lines to mark, counted from 1
 */
export function markLines(nodes: ElementContent[], lines: readonly number[]): ElementContent[] {
  const marked = new Set(lines);
  return splitLines(nodes).flatMap((children, index) =>
    marked.has(index + 1)
      ? [{ type: 'element', tagName: 'mark', properties: {}, children } satisfies Element]
      : children,
  );
}

/** A token may span lines (a comment, a template string); it is repeated on each of them. */
function splitLines(nodes: ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    for (const [index, part] of partsOf(node).entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push(...part);
    }
  }
  return lines;
}

function partsOf(node: ElementContent): ElementContent[][] {
  if (node.type === 'text') {
    return node.value
      .split(/(?<=\n)/)
      .concat(node.value.endsWith('\n') ? '' : [])
      .map((value) => (value ? [{ ...node, value }] : []));
  }
  if (node.type !== 'element') return [[node]];
  return splitLines(node.children).map((children) =>
    children.length > 0 ? [{ ...node, children }] : [],
  );
}
