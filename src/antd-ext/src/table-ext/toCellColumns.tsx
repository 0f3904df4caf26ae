import { Table } from 'antd';
import { isValidElement, type ReactNode } from 'react';
import { cellText } from './cellText';
import type { TableExtColumnsType, TableExtColumnType } from './types';

type Column = TableExtColumnsType[number];
type Render = NonNullable<TableExtColumnType['render']>;

/** The two columns that are marks for antd, which knows them by identity. */
const MARKS: readonly unknown[] = [Table.SELECTION_COLUMN, Table.EXPAND_COLUMN];

export interface CellOptions {
  /** Class name of what is cut off; without it nothing is. */
  clampCls: string | undefined;
  /** What all columns have in common. */
  shared: Partial<TableExtColumnType> | undefined;
}

/** Gives the columns whose cells are to be cut off a `render` that does so. */
export function toCellColumns(columns: TableExtColumnsType, options: CellOptions) {
  return columns.map((column): Column => {
    if (!isColumn(column) || MARKS.includes(column)) return column;
    if ('children' in column && column.children) {
      return { ...column, children: toCellColumns(column.children, options) };
    }
    return toCellColumn(column as TableExtColumnType, options);
  });
}

function toCellColumn(column: TableExtColumnType, { clampCls, shared }: CellOptions) {
  const { useDefaultRender, ...rest } = column;
  const render = rest.render ?? shared?.render;
  const dataIndex = rest.dataIndex ?? shared?.dataIndex;
  const ellipsis = rest.ellipsis ?? shared?.ellipsis;
  const wanted = useDefaultRender ?? shared?.useDefaultRender ?? !(render || ellipsis);
  // Of a column without either antd would hand over the whole row.
  const isEmpty = !render && (dataIndex === undefined || dataIndex === '');
  if (!wanted || isEmpty) return rest;
  return { ...rest, render: render ? clampOwn(render, clampCls) : clampValue(clampCls) };
}

const clampValue =
  (clampCls: string | undefined): Render =>
  (value: unknown) =>
    clamp(cellText(value), clampCls);

const clampOwn =
  (render: Render, clampCls: string | undefined): Render =>
  (value, record, index) => {
    const made = render(value, record, index);
    // antd still takes content together with props of the cell.
    if (isColumn(made) && 'children' in made && !isValidElement(made)) {
      return { ...made, children: clamp(made.children as ReactNode, clampCls) };
    }
    return clamp(made as ReactNode, clampCls);
  };

function clamp(content: ReactNode, clampCls: string | undefined): ReactNode {
  const isNothing = content === undefined || content === null || typeof content === 'boolean';
  return isNothing || !clampCls ? content : <div className={clampCls}>{content}</div>;
}

/** antd leaves out what is no object, so that `condition && column` may be written. */
function isColumn(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
