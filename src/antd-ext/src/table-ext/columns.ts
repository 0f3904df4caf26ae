import { toArray } from '@rc-component/util';
import { Table } from 'antd';
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

/** Whether a column is one: `condition && column` may be written, at which antd crashes. */
export const isColumn = (column: unknown): boolean => typeof column === 'object' && column !== null;

/** Whether a column is one of the two which only say where antd puts its own; antd knows them by identity. */
export const isMark = (column: unknown): boolean =>
  column === Table.SELECTION_COLUMN || column === Table.EXPAND_COLUMN;

interface Group<Leaf> {
  children: readonly (Leaf | Group<Leaf>)[];
}

/** Whether a column is a title above others. */
export const isGroup = <Leaf extends object>(column: Leaf | Group<Leaf>): column is Group<Leaf> =>
  'children' in column && Boolean(column.children);

/** The columns that have cells, also those in groups. */
export function leavesOf<Leaf extends object>(columns: readonly (Leaf | Group<Leaf>)[]): Leaf[] {
  return columns
    .filter(isColumn)
    .flatMap((column) => (isGroup<Leaf>(column) ? leavesOf(column.children) : [column]));
}
