import { visit } from 'unist-util-visit';
import { locales } from '../../.dumi/config/locales';
import { base, origin } from '../../.dumi/config/site';
import { applyEdits, type Edit, rangeOf } from '../../.dumi/theme/plugin/pages/edit';
import { parser } from '../../.dumi/theme/plugin/pages/parser';

/** A group of the sidebar: a section of the site. */
export interface Section {
  text: string;
  items: { text: string; link: string }[];
}

const SITE = origin + base;
/** What is not HTML that pages use would become a component or an unknown element. */
const UNKNOWN_TAG = /<(?!\/?(?:br|details|kbd|sub|summary|sup)\b)/g;

/**
 * A page of the Markdown export as VitePress can build it: links to other pages lead to its own ones, and
 * nothing in the text is a template or a component of Vue. Blocks of code stay, as VitePress itself
 * protects them.
 */
export function toVitePress(source: string): string {
  const edits: Edit[] = [];
  visit(parser.parse(source), (node) => {
    const { start, end } = rangeOf(node);
    const written = source.slice(start, end);
    if (node.type === 'text') {
      edits.push(...replacements(written, start, /\{\{/g, '<span v-pre>{{</span>'));
    } else if (node.type === 'inlineCode' && node.value.includes('{{')) {
      // As entities, because Markdown is read between tags too.
      const text = node.value.replace(/[^\w\s]/gu, (sign) => `&#${sign.codePointAt(0)};`);
      edits.push({ start, end, text: `<code v-pre>${text}</code>` });
    } else if (node.type === 'html') {
      edits.push(...replacements(written, start, UNKNOWN_TAG, '&lt;'));
    } else if ('url' in node && node.url.startsWith(SITE)) {
      const link = pathOf(node.url);
      const at = written.lastIndexOf(node.url);
      // Only Markdown's long form can show an address that differs from the link.
      const isShort = written.startsWith('<');
      edits.push(
        isShort
          ? { start, end, text: `[${node.url}](${link})` }
          : { start: start + at, end: start + at + node.url.length, text: link },
      );
      return 'skip';
    }
  });
  return applyEdits(source, edits);
}

function replacements(written: string, start: number, pattern: RegExp, text: string): Edit[] {
  return [...written.matchAll(pattern)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    text,
  }));
}

/** The sections of the site in the order of its sidebar, read from its `llms.txt`. */
export function sectionsOf(llms: string): Section[] {
  return llms
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      text: part.slice(0, part.indexOf('\n')),
      items: [...part.matchAll(/^- \[(.+?)\]\((\S+?\.md)\)/gm)].map(([, text = '', url = '']) => ({
        text,
        link: pathOf(url),
      })),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The path of a page below the base, as VitePress takes it: `/guide/node-utils#install`. */
function pathOf(url: string): string {
  const link = `/${url.slice(SITE.length).replace(/\.md(?=#|$)/, '')}`;
  const isHome = locales.some((locale) => locale.base === link && link !== '/');
  return isHome ? `${link}/` : link;
}
