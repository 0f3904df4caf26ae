import type { AnyRecord } from '../_internal/AnyRecord';
import { warnOnce } from '../_internal/warnOnce';
import { CELL_ELLIPSIS_ROWS } from '../constants';
import { leavesOf } from './columns';
import type { TableExtColumnsType, TableExtColumnType, TableExtProps } from './types';

const NO_ROWS: readonly AnyRecord[] = [];

/** The rows, each an object of its own; none where there is something else, which antd would crash at. */
export function readRows(
  dataSource: TableExtProps['dataSource'],
): readonly AnyRecord[] | undefined {
  if (dataSource === undefined || dataSource === null) return undefined;
  if (Array.isArray(dataSource)) {
    const first = new Set(dataSource);
    if (first.size === dataSource.length) return dataSource;
    // Keys are asked for by row, and so the same object could have only one.
    return dataSource.map((row) => (first.delete(row) ? row : { ...row }));
  }
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `TableExt has a dataSource of type ${typeof dataSource}, so it shows no rows. Pass an array; in the answer of a server it may be ` +
        'a field, such as records.',
    );
  }
  return NO_ROWS;
}

/** After how many lines a cell is cut off. */
export function readEllipsisRows(rows: TableExtProps['cellEllipsisRows']): number | false {
  return rows !== false && (readCount('cellEllipsisRows', rows, 1) ?? CELL_ELLIPSIS_ROWS);
}

/**
 * A number that counts something.
 *
 * @returns `undefined` where there is no number, or one that counts nothing.
 */
export function readCount(
  prop: 'cellEllipsisRows' | 'skeletonRows' | 'paginationThreshold',
  value: number | undefined,
  least: number,
): number | undefined {
  if (value === undefined || (Number.isInteger(value) && value >= least)) return value;
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `TableExt has ${prop}={${value}}, which is ignored. Pass a whole number from ${least}.`,
    );
  }
  return undefined;
}

/** Whether a column is filtered from outside, now or at first. */
export function isFilteredBy(
  columns: TableExtColumnsType,
  prop: 'filteredValue' | 'defaultFilteredValue',
): boolean {
  return leavesOf<TableExtColumnType>(columns).some((column) => column[prop]?.length);
}
