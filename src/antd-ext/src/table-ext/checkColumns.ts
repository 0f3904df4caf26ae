import { warnOnce } from '../_internal/warnOnce';
import { isMark, leavesOf } from './columns';
import type { TableExtColumnsType, TableExtColumnType } from './types';

/** Warns of columns which antd cannot tell apart. For development only. */
export function checkColumns(columns: TableExtColumnsType): void {
  const keys = new Set<string>();
  for (const column of leavesOf<TableExtColumnType>(columns)) {
    if (isMark(column)) continue;
    const { dataIndex = [], title } = column;
    const key = String(column.key ?? [dataIndex].flat().join('.'));
    const name = typeof title === 'string' ? ` "${title}"` : '';
    if (key === '') {
      warnOnce(
        `TableExt has a column${name} with neither key nor dataIndex. It is known by its position only, so its sorting, filter and width ` +
          'go to another column when columns change. Give it a key.',
      );
    } else if (keys.has(key)) {
      warnOnce(
        `TableExt has a second column${name} with the key "${key}", so both sort and filter together. Give each a key of its own.`,
      );
    }
    keys.add(key);
  }
}
