import type { Element, Root } from 'hast';
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

for (const syntax of [bash, css, diff, json, markdown, tsx, typescript, yaml]) {
  refractor.register(syntax);
}

/**
 * Marks the tokens of a page's code blocks at build time, so that no highlighter reaches the reader.
 * dumi has turned each block into a `SourceCode` element before this runs. A language that is not
 * registered stays plain text.
 */
export function rehypeHighlight() {
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'SourceCode') return;
      const lang = String(node.properties.lang ?? '');
      const code = textOf(node).replace(/\n$/, '');
      node.children = refractor.registered(lang)
        ? (refractor.highlight(code, lang).children as Element['children'])
        : [{ type: 'text', value: code }];
    });
  };
}
