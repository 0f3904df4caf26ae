import type { GetProp, TableProps } from 'antd';
import { leavesOf } from '../table-ext/columns';
import type { Query } from './requestState';
import type { ProSearchColumn, ProSearchColumnType } from './types';

type Change<T> = Pick<Query<T>, 'sorter' | 'filters'>;
type SorterResult = Exclude<Parameters<GetProp<TableProps, 'onChange'>>[2], readonly unknown[]>;

/** How antd sorts and filters at first by its columns, of which it tells nobody before the first change. */
export function initialChange<T>(columns: readonly ProSearchColumn<T>[]): Change<T> {
  const leaves = leavesOf<ProSearchColumnType<T>>(columns);
  return {
    sorter: sorterOf(leaves, (column) => column.sortOrder ?? column.defaultSortOrder),
    filters: filtersOf(leaves, (column) => column.filteredValue ?? column.defaultFilteredValue),
  };
}

/** What of it the columns decide, whatever the user does in the table: for antd, too, they do so by these props. */
export function controlledChange<T>(columns: readonly ProSearchColumn<T>[]): Partial<Change<T>> {
  const leaves = leavesOf<ProSearchColumnType<T>>(columns);
  return {
    ...(leaves.some((column) => column.sorter && 'sortOrder' in column) && {
      sorter: sorterOf(leaves, ({ sortOrder }) => sortOrder),
    }),
    ...(leaves.some(({ filteredValue }) => filteredValue !== undefined) && {
      filters: filtersOf(leaves, ({ filteredValue }) => filteredValue),
    }),
  };
}

/** What tells one change from another: columns that are written inline are others on each render. */
export const signOf = <T>({ sorter, filters }: Partial<Change<T>>) => ({
  orders: sorter && [sorter].flat().map(({ columnKey, order }) => [columnKey, order]),
  filters,
});

function sorterOf<T>(
  leaves: readonly ProSearchColumnType<T>[],
  orderOf: (column: ProSearchColumnType<T>) => SorterResult['order'],
): Change<T>['sorter'] {
  const sorters = leaves.flatMap((column) => {
    const order = orderOf(column);
    // The type of a path leaves open what it is made of; antd hands it on as it is, too.
    const field = column.dataIndex as SorterResult['field'];
    return order ? [{ column, order, field, columnKey: keyOf(column) }] : [];
  });
  // As antd does: a list only of several.
  return sorters.length > 1 ? sorters : (sorters[0] ?? {});
}

function filtersOf<T>(
  leaves: readonly ProSearchColumnType<T>[],
  valuesOf: (column: ProSearchColumnType<T>) => ProSearchColumnType<T>['filteredValue'],
): Change<T>['filters'] {
  return Object.fromEntries(
    leaves.flatMap((column) => {
      const values = valuesOf(column);
      return values ? [[keyOf(column), values]] : [];
    }),
  );
}

const keyOf = <T>({ key, dataIndex }: ProSearchColumnType<T>) =>
  key ?? (Array.isArray(dataIndex) ? dataIndex.join('.') : String(dataIndex));
