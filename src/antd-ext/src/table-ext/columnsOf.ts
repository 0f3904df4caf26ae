import { toArray } from '@rc-component/util';
import { isValidElement, type ReactNode } from 'react';
import type { TableExtColumnsType } from './types';

/** Columns that are written as elements. */
export function columnsOf(children: ReactNode): TableExtColumnsType {
  return toArray(children).flatMap((node) => {
    // The type says nothing about the props of an element.
    if (!isValidElement<{ children?: ReactNode }>(node)) return [];
    const { children: inner, ...column } = node.props;
    const own = { ...column, key: node.key ?? undefined };
    return inner ? [{ ...own, children: columnsOf(inner) }] : [own];
  });
}
