import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

interface Attribute {
  type: string;
  name?: string;
  value?: string;
  argument?: string;
}

interface ComponentElement extends Element {
  JSXAttributes?: Attribute[];
}

/**
 * Hands the demos that stand inside `<Functions id="…">` to that component as its prop `demos`, for it to
 * show each of them in the section of its function, when a reader asks for it.
 */
export function rehypeFunctionDemos() {
  return (tree: Root) => {
    visit(tree, 'element', (node: ComponentElement) => {
      if (node.tagName !== 'Functions') return;
      const demos = node.children.flatMap((child) =>
        child.type === 'element' ? demosOf(child) : [],
      );
      node.children = [];
      if (demos.length === 0) return;
      const attribute = { type: 'JSXAttribute', name: 'demos', value: `[${demos.join(', ')}]` };
      node.JSXAttributes = [...(node.JSXAttributes ?? []), attribute];
    });
  };
}

/** The code for the props of a demo, or of several that stand on adjoining lines. */
function demosOf({ tagName, JSXAttributes = [] }: ComponentElement): string[] {
  const [first] = JSXAttributes;
  if (tagName === 'DumiDemo' && first?.argument) return [first.argument];
  if (tagName === 'DumiDemoGrid' && first?.value) return [`...${first.value}`];
  return [];
}
