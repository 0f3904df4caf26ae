import { warnOnce } from '../_internal/warnOnce';
import { isMark } from './isMark';
import type { TableExtColumnsType } from './types';

/** Warns of columns which antd cannot tell apart. For development only. */
export function checkColumns(columns: TableExtColumnsType): void {
  const keys = new Set<string>();
  const visit = (column: TableExtColumnsType[number]) => {
    if (!column || isMark(column)) return;
    if ('children' in column && column.children) {
      column.children.forEach(visit);
      return;
    }
    const dataIndex = 'dataIndex' in column ? column.dataIndex : undefined;
    const key = String(column.key ?? [dataIndex ?? []].flat().join('.'));
    const name = typeof column.title === 'string' ? ` "${column.title}"` : '';
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
  };
  columns.forEach(visit);
}
