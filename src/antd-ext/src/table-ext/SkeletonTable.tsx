import { pickAttrs } from '@rc-component/util';
import { Table, type TableProps } from 'antd';
import type { ForwardedRef } from 'react';
import { isGroup, isMark } from './columns';
import { SkeletonItem } from './SkeletonItem';
import type { TableExtColumnsType, TableExtColumnType, TableExtProps, TableExtRef } from './types';

interface SkeletonTableProps extends Omit<TableExtProps, 'columns'> {
  columns: TableExtColumnsType;
  rows: number;
  tableRef: ForwardedRef<TableExtRef>;
}

const skeletonItem = () => <SkeletonItem />;
const hideFromReaders = () => ({ 'aria-hidden': true });

/** The table while it loads for the first time: what is there before the rows are, and bars in their place. */
export function SkeletonTable({
  columns,
  column,
  rows,
  title,
  tableRef,
  ...props
}: SkeletonTableProps) {
  const { id, size, bordered, prefixCls, rootClassName, classNames, styles } = props;
  const { scroll, sticky, tableLayout, showHeader, rowSelection, expandable } = props;
  const details = expandable?.expandedRowRender ?? props.expandedRowRender;
  return (
    <Table
      ref={tableRef}
      {...pickAttrs(props, { aria: true, data: true })}
      {...{ id, size, bordered, prefixCls, rootClassName, scroll, sticky, tableLayout, showHeader }}
      // Functions of them get the props of this table.
      classNames={classNames as TableProps['classNames']}
      styles={styles as TableProps['styles']}
      aria-busy
      column={column && toShape(column)}
      columns={toSkeletonColumns(columns)}
      dataSource={Array.from({ length: rows }, (_, key) => ({ key }))}
      pagination={false}
      title={title && (() => title([]))}
      onHeaderRow={hideFromReaders}
      onRow={hideFromReaders}
      rowSelection={
        rowSelection && {
          columnWidth: rowSelection.columnWidth,
          fixed: rowSelection.fixed,
          columnTitle: <SkeletonItem />,
          renderCell: skeletonItem,
        }
      }
      expandable={
        details && {
          columnWidth: expandable?.columnWidth,
          fixed: expandable?.fixed,
          showExpandColumn: expandable?.showExpandColumn,
          expandedRowRender: () => null,
          expandIcon: skeletonItem,
        }
      }
    />
  );
}

/** The same columns, with bars for title and cells. */
function toSkeletonColumns(columns: TableExtColumnsType): NonNullable<TableProps['columns']> {
  return columns.map((column, index) => {
    if (isMark(column)) return column;
    const common = { ...toShape(column), key: index, title: <SkeletonItem /> };
    return isGroup(column)
      ? { ...common, children: toSkeletonColumns(column.children) }
      : { ...common, render: skeletonItem };
  });
}

/** What says how wide a column is and where it stands. */
function toShape(column: Partial<TableExtColumnType>) {
  const { width, minWidth, fixed, className, hidden, responsive, align } = column;
  return { width, minWidth, fixed, className, hidden, responsive, align };
}
