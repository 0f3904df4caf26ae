import { Table } from 'antd';

/** Whether a column is one of the two which only say where antd puts its own; antd knows them by identity. */
export function isMark(column: unknown): boolean {
  return column === Table.SELECTION_COLUMN || column === Table.EXPAND_COLUMN;
}
