import type { ElementContent, RootContent } from 'hast';
import { createElement, type ReactNode } from 'react';
import { refractor } from 'refractor/core';
import css from 'refractor/css';
import tsx from 'refractor/tsx';

refractor.register(tsx);
refractor.register(css);

function toNode(node: ElementContent | RootContent, key: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const className = [node.properties.className].flat().join(' ');
  return createElement(node.tagName, { key, className }, node.children.map(toNode));
}

/** Code with its tokens marked. Markdown is highlighted at build time; this is for the code of demos. */
export default function HighlightedCode({ code, lang }: { code: string; lang: 'tsx' | 'css' }) {
  return refractor.highlight(code, lang).children.map(toNode);
}
