import { isValidElement, type ReactNode } from 'react';

/** The text that a person reads in a node; that of components which make it themselves is unknown and left out. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  // The type says nothing about the props of an element.
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return '';
}
