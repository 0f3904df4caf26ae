import path from 'node:path';
import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { applyEdits, type Edit, rangeOf } from '../../.dumi/theme/plugin/pages/edit';
import { parser } from '../../.dumi/theme/plugin/pages/parser';
import { textOf } from '../../.dumi/theme/plugin/pages/readDemos';

const WEB = /^https?:/;
/** What would be markup where only text is meant. */
const MARKUP = /[\\`*_<[\]]/g;

/**
 * Makes Markdown of other documentation fit into this site: no frontmatter, HTML or images, ids for
 * headings, no links except to the web.
 *
 * @param file its name stands in for a title where there is none
 */
export function fitPage(file: string, source: string): { title: string; body: string } {
  let title = '';
  let headings = 0;
  const edits: Edit[] = [];
  visit(parser.parse(source), (node) => {
    const text = replacementOf(node);
    if (text === undefined) return undefined;
    edits.push({ ...rangeOf(node), text });
    return SKIP;
  });
  return { title: title || path.parse(file).name, body: applyEdits(source, edits).trim() };

  /** What stands in for a node; undefined for one that stays. */
  function replacementOf(node: Nodes): string | undefined {
    if (['yaml', 'html', 'image', 'imageReference', 'definition'].includes(node.type)) return '';
    if (node.type === 'heading') {
      const text = textOf(node);
      if (node.depth === 1 && !title) {
        title = text;
        return '';
      }
      headings += 1;
      return `${'#'.repeat(Math.max(2, node.depth))} ${asText(text)} {#part-${headings}}`;
    }
    const isText = node.type === 'linkReference' || (node.type === 'link' && !WEB.test(node.url));
    return isText ? asText(textOf(node)) : undefined;
  }
}

const asText = (text: string) => text.replace(MARKUP, '\\$&');
