import type { ProSearchColumn } from './types';

/** Without what is no column, so that `condition && column` may be written as in TableExt, also in groups. */
export function presentColumns<T>(columns: readonly ProSearchColumn<T>[]): ProSearchColumn<T>[] {
  return columns
    .filter(Boolean)
    .map((column) =>
      'children' in column ? { ...column, children: presentColumns(column.children) } : column,
    );
}
