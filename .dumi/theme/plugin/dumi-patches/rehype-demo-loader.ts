import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Element, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { demosChunk } from '../markdown/demosChunk';
import { mustFind } from './mustFind';

/** The data that dumi gives to a demo, as the JSON text that stands in the page's module. */
interface DemoElement extends Element {
  JSXAttributes?: { value?: string; argument?: string }[];
}

interface Place {
  parent: Parents;
  index: number;
}

const ANY_DEMO = /"demo":\{/g;

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
 * What: gives each demo of a page the import of that page's demos (`loader`), in the code that dumi makes for it.
 * Why: dumi finds it by the id of the demo, in a list with the demos and the texts of all pages; this import
 * loads only what the page shows.
 * Upstream: dumi has it for utoopack alone (https://github.com/umijs/dumi/pull/2350).
 * Without it: no demo is loaded.
 */
export function rehypeDemoLoader() {
  return (tree: Root, file: { data: object }) => {
    const { frontmatter, demos: made } = file.data as Data;
    const page = path.resolve(frontmatter.filename).replaceAll('\\', '/');
    const load = `() => import(${demosChunk(frontmatter.filename)}'${page}?type=demo')`;
    const places: Place[] = [];
    let demos = 0;

    visit(tree, 'element', (node: DemoElement, index, parent) => {
      if (!node.tagName.startsWith('DumiDemo')) return;
      let changed = 0;
      let written = 0;
      const withLoader = (code: string) => {
        written += code.match(ANY_DEMO)?.length ?? 0;
        return code.replace(DEMO, (demo, id: string) => {
          changed += 1;
          const own = made?.find((other) => other.id === id);
          return [demo, `"loader":${load}`, ...versionOf(own)].join();
        });
      };
      for (const attribute of node.JSXAttributes ?? []) {
        if (attribute.value) attribute.value = withLoader(attribute.value);
        if (attribute.argument) attribute.argument = withLoader(attribute.argument);
      }
      const isComplete = changed > 0 && changed === written;
      mustFind(isComplete, 'rehype-demo-loader', `the id of each demo of ${frontmatter.filename}`);
      // Those of functions are shown one by one, each in the section of its function.
      if (!parent || index === undefined || isFunctions(parent)) return;
      places.push({ parent, index });
      demos += changed;
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
