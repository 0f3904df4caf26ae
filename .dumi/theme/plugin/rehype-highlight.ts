import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import bash from 'refractor/bash';
import { refractor } from 'refractor/core';
import css from 'refractor/css';
import diff from 'refractor/diff';
import json from 'refractor/json';
import markdown from 'refractor/markdown';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import { visit } from 'unist-util-visit';
import { markLines } from './code-lines';

for (const syntax of [bash, css, diff, json, markdown, tsx, typescript, yaml]) {
  refractor.register(syntax);
}

/**
 * Marks the tokens of a page's code blocks at build time, so that no highlighter reaches the reader.
 * dumi has turned each block into a `SourceCode` element before this runs. A language that is not
 * registered stays plain text. Lines that the block's meta names (```ts {1,3-5}) are marked.
 */
export function rehypeHighlight() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'SourceCode') return;
      const lang = String(node.properties.lang ?? '');
      const code = textOf(node).replace(/\n$/, '');
      const tokens = refractor.registered(lang)
        ? // What refractor returns is hast of another version of its types.
          (refractor.highlight(code, lang).children as ElementContent[])
        : [{ type: 'text' as const, value: code }];
      const { highlightLines } = (node.data ?? {}) as { highlightLines?: number[] };
      const html = toHtml(highlightLines ? markLines(tokens, highlightLines) : tokens);
      // As one text: an element for each token would make a page's script longer and hydration slower.
      const attribute = { type: 'JSXAttribute', name: 'html', value: JSON.stringify(html) };
      node.children = [];
      // In place of dumi's attribute for its own highlighter; ours is done.
      Object.assign(node, { JSXAttributes: [attribute] });
    });
  };
}
