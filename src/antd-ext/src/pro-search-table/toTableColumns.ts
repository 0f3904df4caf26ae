import { readDataMap } from '../_internal/data-map/readDataMap';
import { warnAboutDataMap } from '../_internal/data-map/warnAboutDataMap';
import type { TableExtColumnsType } from '../table-ext';
import { cellText } from '../table-ext/cellText';
import { isColumn, isGroup, isMark } from '../table-ext/columns';
import type { ProSearchColumn } from './types';

/** The columns for the table, without what is meant for the search form. */
export function toTableColumns<T>(columns: readonly ProSearchColumn<T>[]): TableExtColumnsType<T> {
  return columns.filter(isColumn).map((given) => {
    if (isMark(given)) return given;
    const { hideInTable, ...own } = given;
    const column = hideInTable ? { ...own, hidden: true } : own;
    if (isGroup(column)) return { ...column, children: toTableColumns(column.children) };
    const { search: _, dataMap, dataMapValueType, ...rest } = column;
    if (!dataMap || rest.render) return rest;
    if (process.env.NODE_ENV !== 'production') warnAboutDataMap('ProSearchTable', column);
    const names = new Map(
      readDataMap(dataMap, dataMapValueType).map(({ value, label }) => [value, label]),
    );
    const render = (cell: string | number | boolean) => {
      // No select has booleans for its values, so a dictionary has their text.
      const value = typeof cell === 'boolean' ? String(cell) : cell;
      if (process.env.NODE_ENV !== 'production' && dataMapValueType !== 'number') {
        warnAboutDataMap('ProSearchTable', column, value);
      }
      return names.has(value) ? names.get(value) : cellText(value);
    };
    return { useDefaultRender: true, ...rest, render };
  });
}
