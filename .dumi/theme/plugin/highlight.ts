import type { Element, ElementContent, Text } from 'hast';
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

for (const syntax of [bash, css, diff, json, markdown, tsx, typescript, yaml]) {
  refractor.register(syntax);
}

/** The tokens of code. A language that is not registered stays plain text. */
export function highlight(code: string, lang: string): ElementContent[] {
  return refractor.registered(lang)
    ? // What refractor returns is hast of another version of its types.
      joinTokens(refractor.highlight(code, lang).children as ElementContent[])
    : [{ type: 'text' as const, value: code }];
}

/**
 * Makes one of tokens of the same kind that stand beside each other, or with nothing but space between them. Most are
 * brackets: a long reference has a fifth less elements for its code, and looks the same.
 */
function joinTokens(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const next = node.type === 'element' ? { ...node, children: joinTokens(node.children) } : node;
    const space = joined.at(-1);
    const isApart = isSpace(space);
    const last = joined.at(isApart ? -2 : -1);
    if (last && isSameKind(last, next)) {
      if (isApart) joined.pop();
      const value = textOf(last) + (isApart ? textOf(space) : '') + textOf(next);
      last.children = [{ type: 'text', value }];
    } else {
      joined.push(next);
    }
  }
  return joined;
}

const isSpace = (node: ElementContent | undefined): node is Text =>
  node?.type === 'text' && node.value.trim() === '';

const kindOf = (node: ElementContent): string | undefined =>
  node.type === 'element' && node.children.every(({ type }) => type === 'text')
    ? String(node.properties.className)
    : undefined;

const isSameKind = (last: ElementContent, next: ElementContent): last is Element =>
  kindOf(last) !== undefined && kindOf(last) === kindOf(next);
