import { mergeProps } from '@rc-component/util';
import { isValidElement, type ReactNode } from 'react';
import { cellText } from './cellText';
import { isColumn, isGroup, isMark } from './columns';
import type { CutClasses } from './genTableStyle';
import type { TableExtColumnsType, TableExtColumnType } from './types';

type Column = TableExtColumnsType[number];
type Render = NonNullable<TableExtColumnType['render']>;
type OnCell = NonNullable<TableExtColumnType['onCell']>;

export interface CellOptions {
  /** After how many lines cells are cut off. */
  rows: number | false;
  classes: CutClasses;
  /** Whether the user's own cells show the text, or something else in its place, such as a field, which is not cut off. */
  hasOwnCell: boolean;
  /** What all columns have in common. */
  shared: Partial<TableExtColumnType> | undefined;
}

/** Makes the cells of columns show text for any value, and cuts them off. */
export function toCellColumns(
  columns: TableExtColumnsType,
  options: CellOptions,
): TableExtColumnsType {
  return columns.filter(isColumn).map((column): Column => {
    if (isMark(column)) return column;
    if (!isGroup(column)) return toCellColumn(column, options);
    const { fixed, useDefaultRender } = column;
    const shared = mergeProps(options.shared, { fixed: fixed || undefined, useDefaultRender });
    return { ...column, children: toCellColumns(column.children, { ...options, shared }) };
  });
}

function toCellColumn(
  column: TableExtColumnType,
  { rows, classes, hasOwnCell, shared }: CellOptions,
) {
  const { useDefaultRender, ...rest } = column;
  // As antd does it: a key whose value is `undefined` means the same as no key.
  const { render, dataIndex, ellipsis, onCell, fixed } = mergeProps(shared, rest);
  const isWanted = useDefaultRender ?? shared?.useDefaultRender ?? !(render || ellipsis);
  // Of a column without either antd would hand over the whole row.
  const isEmpty = !render && (dataIndex === undefined || dataIndex === '');
  if (isEmpty || (render && !isWanted)) return rest;

  if (!isWanted) return { ...rest, render: cellText };
  if (render) return { ...rest, render: rows ? clampResult(render, classes.clamp) : render };
  if (!rows) return { ...rest, render: cellText };
  // The shadow of a fixed column lies outside its cell, which therefore must not be cut off itself.
  if (rows > 1 || fixed || hasOwnCell) return { ...rest, render: clampValue(classes.clamp) };
  return { ...rest, render: cellText, onCell: addClass(onCell, classes.line) };
}

const clampValue =
  (clampCls: string): Render =>
  (value: unknown) => <div className={clampCls}>{cellText(value)}</div>;

const clampResult =
  (render: Render, clampCls: string): Render =>
  (value, record, index) => {
    const made = render(value, record, index);
    // antd still takes content together with props of the cell.
    if (typeof made === 'object' && made && 'children' in made && !isValidElement(made)) {
      return { ...made, children: clamp(made.children as ReactNode, clampCls) };
    }
    return clamp(made as ReactNode, clampCls);
  };

function clamp(content: ReactNode, clampCls: string): ReactNode {
  const isNothing = content === undefined || content === null || typeof content === 'boolean';
  return isNothing ? content : <div className={clampCls}>{content}</div>;
}

function addClass(onCell: OnCell | undefined, className: string): OnCell {
  const props = { className };
  if (!onCell) return () => props;
  return (record, index) => {
    const own = onCell(record, index);
    return { ...own, className: [className, own?.className].filter(Boolean).join(' ') };
  };
}
