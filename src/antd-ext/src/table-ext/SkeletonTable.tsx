import { Table, type TableProps } from 'antd';
import { SkeletonItem } from './SkeletonItem';
import type { TableExtColumnsType, TableExtProps } from './types';

interface SkeletonTableProps extends Omit<TableExtProps, keyof Own> {
  columns: TableExtColumnsType;
  rows: number;
}

/** Props which speak of rows, or have to do with the component's own. */
type Own = Pick<TableExtProps, 'columns' | 'column' | 'theme'>;

const skeletonItem = () => <SkeletonItem />;

/** The table while it loads for the first time: what is there before the rows are, and bars in their place. */
export function SkeletonTable({
  columns,
  rows,
  size,
  bordered,
  prefixCls,
  rootClassName,
  classNames,
  styles,
  scroll,
  sticky,
  tableLayout,
  showHeader,
  title,
  rowSelection,
  expandable,
  ...rest
}: SkeletonTableProps) {
  const dataSource = Array.from({ length: rows }, (_, key) => ({ key }));
  const hasDetails = expandable?.expandedRowRender ?? rest.expandedRowRender;
  return (
    <Table
      {...{ size, bordered, prefixCls, rootClassName, scroll, sticky, tableLayout, showHeader }}
      classNames={classNames as TableProps['classNames']}
      styles={styles as TableProps['styles']}
      aria-busy
      columns={toSkeletonColumns(columns)}
      dataSource={dataSource}
      pagination={false}
      title={title && (() => title([]))}
      onRow={() => ({ 'aria-hidden': true })}
      rowSelection={
        rowSelection && {
          columnWidth: rowSelection.columnWidth,
          fixed: rowSelection.fixed,
          columnTitle: <SkeletonItem />,
          renderCell: skeletonItem,
        }
      }
      expandable={
        hasDetails && {
          columnWidth: expandable?.columnWidth,
          fixed: expandable?.fixed,
          expandedRowRender: () => null,
          expandIcon: skeletonItem,
        }
      }
    />
  );
}

/** The same columns, wide and fixed as they were, with bars for title and cells. */
function toSkeletonColumns(columns: TableExtColumnsType): NonNullable<TableProps['columns']> {
  return columns.map((column, index) => {
    if (column === Table.SELECTION_COLUMN || column === Table.EXPAND_COLUMN) return column;
    const { width, minWidth, fixed, className, hidden, responsive, align } = column;
    const shape = { width, minWidth, fixed, className, hidden, responsive, align };
    const common = { ...shape, key: String(column.key ?? index), title: <SkeletonItem /> };
    return 'children' in column && column.children
      ? { ...common, children: toSkeletonColumns(column.children) }
      : { ...common, render: skeletonItem };
  });
}
