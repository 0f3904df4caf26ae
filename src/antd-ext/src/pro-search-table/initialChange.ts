import type { GetProp, TableProps } from 'antd';
import { leavesOf } from '../table-ext/columns';
import type { Query } from './requestState';
import type { ProSearchColumn, ProSearchColumnType } from './types';

type SorterResult = Exclude<Parameters<GetProp<TableProps, 'onChange'>>[2], readonly unknown[]>;

/** How antd sorts and filters at first by its columns, of which it tells nobody before the first change. */
export function initialChange<T>(
  columns: readonly ProSearchColumn<T>[],
): Pick<Query<T>, 'sorter' | 'filters'> {
  const leaves = leavesOf<ProSearchColumnType<T>>(columns);
  const sorters = leaves.flatMap((column) => {
    const order = column.sortOrder ?? column.defaultSortOrder;
    // The type of a path leaves open what it is made of; antd hands it on as it is, too.
    const field = column.dataIndex as SorterResult['field'];
    return order ? [{ column, order, field, columnKey: keyOf(column) }] : [];
  });
  const filters = leaves.flatMap((column) => {
    const values = column.filteredValue ?? column.defaultFilteredValue;
    return values ? [[keyOf(column), values]] : [];
  });
  return {
    // As antd does: a list only of several.
    sorter: sorters.length > 1 ? sorters : (sorters[0] ?? {}),
    filters: Object.fromEntries(filters),
  };
}

const keyOf = <T>({ key, dataIndex }: ProSearchColumnType<T>) =>
  key ?? (Array.isArray(dataIndex) ? dataIndex.join('.') : String(dataIndex));
