import type { ElementContent } from 'hast';
import { highlight } from '../highlight';

/** A piece of code; the highlighter's name of what it is, where it has a color. */
export interface Token {
  text: string;
  type?: string;
}

/** The code of a module in pieces, nested ones with the names of all that they are in. */
export function tokensOf(code: string): Token[] {
  const flatten = (nodes: readonly ElementContent[], type: string): Token[] =>
    nodes.flatMap((node): Token[] => {
      if (node.type === 'text')
        return [type === '' ? { text: node.value } : { text: node.value, type }];
      if (node.type !== 'element') return [];
      const { className } = node.properties;
      const names = Array.isArray(className) ? className.filter((name) => name !== 'token') : [];
      return flatten(node.children, [type, ...names].filter(Boolean).join(' '));
    });
  return flatten(highlight(code, 'tsx'), '');
}

/**
 * A part of the code.
 *
 * @param indent how many spaces each of its lines but the first loses
 */
export function sliceTokens(
  tokens: readonly Token[],
  start: number,
  end: number,
  indent = 0,
): Token[] {
  const spaces = new RegExp(`\n {0,${indent}}`, 'g');
  let at = 0;
  return tokens.flatMap((token): Token[] => {
    const from = at;
    at += token.text.length;
    const text = token.text.slice(Math.max(0, start - from), Math.max(0, end - from));
    if (text === '') return [];
    return [{ ...token, text: text.replace(spaces, '\n') }];
  });
}
