import { isValidElement, type ReactNode } from 'react';

/** What stands in a cell without a value. */
const NO_VALUE = '-';

/**
 * What a cell shows for a value. Nodes stay what they are; of what React cannot show the text is taken.
 *
 * @param value What the row has for the column.
 * @returns A dash where there is no value.
 */
export function cellText(value: unknown): ReactNode {
  if (typeof value === 'string') return value || NO_VALUE;
  if (value === undefined || value === null || Number.isNaN(value)) return NO_VALUE;
  if (isValidElement(value)) return value;
  // A list that holds an element is a list of nodes.
  if (Array.isArray(value) && value.some(isValidElement)) return value as ReactNode;
  return textOf(value) || NO_VALUE;
}

function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    // An object without a prototype has no text.
    return Object.prototype.toString.call(value);
  }
}
