import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Element, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { demosChunk } from './markdown/demosChunk';

/** The data that dumi gives to a demo, as the JSON text that stands in the page's module. */
interface DemoElement extends Element {
  JSXAttributes?: { value?: string; argument?: string }[];
}

interface Place {
  parent: Parents;
  index: number;
}

const ANY_ID = /\\?"demo\\?":\{/g;

const DEMO = /"demo":\{"id":"([^"]+)"/g;

interface Data {
  frontmatter: { filename: string };
  demos?: { id: string; asset?: unknown }[];
}

/** While writing, an edited demo has another version than the one that the page has loaded. */
function versionOf(demo: { asset?: unknown } | undefined): string[] {
  if (process.env.NODE_ENV === 'production' || !demo?.asset) return [];
  const hash = createHash('sha256').update(JSON.stringify(demo.asset)).digest('hex');
  return [`"version":"${hash.slice(0, 8)}"`];
}

/**
 * Gives each demo of a page the import of that page's demos. dumi has it too, but in one chunk with the
 * demos and the texts of all pages; this one holds only what the page shows.
 */
export function rehypeDemoLoader() {
  return (tree: Root, file: { data: object }) => {
    const { frontmatter, demos: made } = file.data as Data;
    const page = path.resolve(frontmatter.filename).replaceAll('\\', '/');
    const load = `() => import(${demosChunk(frontmatter.filename)}'${page}?type=demo')`;
    const withLoader = (data: string) =>
      data.replace(DEMO, (demo, id: string) =>
        [demo, `"loader":${load}`, ...versionOf(made?.find((other) => other.id === id))].join(),
      );

    const places: Place[] = [];
    let demos = 0;

    visit(tree, 'element', (node: DemoElement, index, parent) => {
      if (!node.tagName.startsWith('DumiDemo')) return;
      // Those of functions are shown one by one, each in the section of its function.
      if (parent && index !== undefined && !isFunctions(parent)) {
        places.push({ parent, index });
        demos += JSON.stringify(node.JSXAttributes ?? []).match(ANY_ID)?.length ?? 0;
      }
      for (const attribute of node.JSXAttributes ?? []) {
        if (attribute.value) attribute.value = withLoader(attribute.value);
        if (attribute.argument) attribute.argument = withLoader(attribute.argument);
      }
    });

    const [first] = places;
    if (first && demos > 1) first.parent.children.splice(first.index, 0, tools());
  };
}

const isFunctions = (node: Parents) => node.type === 'element' && node.tagName === 'Functions';

/** What is done to all demos of the page stands before the first of several. */
const tools = (): Element => ({
  type: 'element',
  tagName: 'DemoTools',
  properties: {},
  children: [],
});
