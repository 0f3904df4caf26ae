import { readDataMap } from '../_internal/data-map/readDataMap';
import { warnAboutTextKeys } from '../_internal/data-map/warnAboutTextKeys';
import type { TableExtColumnsType } from '../table-ext';
import { cellText } from '../table-ext/cellText';
import { isColumn, isGroup, isMark } from '../table-ext/columns';
import type { ProSearchColumn } from './types';

/** The columns for the table, without what is meant for the search form. */
export function toTableColumns<T>(columns: readonly ProSearchColumn<T>[]): TableExtColumnsType<T> {
  return columns.filter(isColumn).map((column) => {
    if (isMark(column)) return column;
    if (isGroup(column)) {
      const { hideInTable, children, ...group } = column;
      return { ...hide(group, hideInTable), children: toTableColumns(children) };
    }
    const { search: _, hideInTable, dataMap, dataMapValueType, ...rest } = column;
    if (!dataMap || rest.render) return hide(rest, hideInTable);
    const names = new Map(
      readDataMap('ProSearchTable', dataMap, dataMapValueType).map(({ value, label }) => [
        value,
        label,
      ]),
    );
    const render = (given: string | number | boolean) => {
      // No select has booleans for its values, so a dictionary has their text.
      const value = typeof given === 'boolean' ? String(given) : given;
      if (process.env.NODE_ENV !== 'production' && dataMapValueType !== 'number') {
        warnAboutTextKeys('ProSearchTable', dataMap, value);
      }
      return names.has(value) ? names.get(value) : cellText(value);
    };
    return hide({ useDefaultRender: true, ...rest, render }, hideInTable);
  });
}

function hide<Column extends { hidden?: boolean }>(
  column: Column,
  hideInTable: boolean | undefined,
): Column {
  return hideInTable ? { ...column, hidden: true } : column;
}
