'use client';

import { Table } from 'antd';
import type { ReactElement, ReactNode, RefAttributes } from 'react';
import type { AnyRecord } from '../_internal/AnyRecord';
import { SkeletonItem } from './SkeletonItem';
import { PlainTable } from './TableExt';
import type {
  TableExtColumnGroupType,
  TableExtColumnType,
  TableExtProps,
  TableExtRef,
} from './types';

/** The component `TableExt` itself: the type of a row follows from the props. */
// `forwardRef` would lose that.
export interface TableExtComponent {
  <RecordType = AnyRecord>(
    props: TableExtProps<RecordType> & RefAttributes<TableExtRef>,
  ): ReactElement;
  /** A column as an element; the same as an item of `columns`. */
  Column: <RecordType = AnyRecord>(props: TableExtColumnType<RecordType>) => null;
  /** Columns under one title, as an element. */
  ColumnGroup: <RecordType = AnyRecord>(
    props: Omit<TableExtColumnGroupType<RecordType>, 'children'> & { children?: ReactNode },
  ) => null;
  /** antd's summary, for the function `summary`. */
  Summary: typeof Table.Summary;
  /** The bar that the skeleton has for a text. */
  SkeletonItem: () => ReactElement;
  /** antd's marks for where its own columns stand, and its choices above the selection column. */
  SELECTION_COLUMN: typeof Table.SELECTION_COLUMN;
  EXPAND_COLUMN: typeof Table.EXPAND_COLUMN;
  SELECTION_ALL: typeof Table.SELECTION_ALL;
  SELECTION_INVERT: typeof Table.SELECTION_INVERT;
  SELECTION_NONE: typeof Table.SELECTION_NONE;
}

const { Column, ColumnGroup, Summary } = Table;
const { SELECTION_COLUMN, EXPAND_COLUMN, SELECTION_ALL, SELECTION_INVERT, SELECTION_NONE } = Table;

/**
 * antd's `Table` that tells the first load from later ones, shows its pagination when there is something to turn over and
 * keeps it, and cuts off long cells with one tooltip for all. Everything that antd's `Table` takes goes through, and so
 * does its ref.
 *
 * @example
 * ```tsx
 * import { TableExt } from '@mtools/antd-ext';
 *
 * <TableExt useSkeleton rowKey="id" columns={columns} dataSource={users} loading={loading} />;
 * ```
 */
// The type parameter only names what the component passes through unread.
export const TableExt = Object.assign(PlainTable, {
  Column,
  ColumnGroup,
  Summary,
  SkeletonItem,
  SELECTION_COLUMN,
  EXPAND_COLUMN,
  SELECTION_ALL,
  SELECTION_INVERT,
  SELECTION_NONE,
}) as unknown as TableExtComponent;

export type * from './types';
