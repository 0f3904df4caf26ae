import type {
  GetRef,
  Table,
  TableColumnGroupType,
  TableColumnType,
  TableProps,
  TooltipProps,
} from 'antd';
import type { ReactNode } from 'react';
import type { AnyRecord } from '../_internal/AnyRecord';
import type { ThemeProps } from '../_internal/ThemeProps';

/** antd's ref: `nativeElement` and `scrollTo`. */
export type TableExtRef = GetRef<typeof Table>;

/**
 * Options added to or changed from antd's columns.
 *
 * @zh 与 antd 的列相比增加或改变的选项。
 * @api TableExt columns
 */
export interface TableExtColumnOptions {
  /**
   * Whether cells of this column are truncated by `cellEllipsisRows` and show the tooltip; also applies to the result of the column's own `render`.
   *
   * @zh 该列的单元格是否按 `cellEllipsisRows` 截断并提示，也作用于该列自己的 `render` 的结果。
   * @default !column.render && !column.ellipsis
   */
  useDefaultRender?: boolean;

  /**
   * Hides the column.
   *
   * @zh 不显示该列。
   * @default false
   */
  hidden?: boolean;
}

/** A column of `TableExt`: antd's, and whether its cells are cut off. */
export interface TableExtColumnType<RecordType = AnyRecord>
  extends Omit<TableColumnType<RecordType>, keyof TableExtColumnOptions>,
    TableExtColumnOptions {}

/** Columns under one title. */
export interface TableExtColumnGroupType<RecordType = AnyRecord>
  extends Omit<TableColumnGroupType<RecordType>, 'children' | keyof TableExtColumnOptions>,
    TableExtColumnOptions {
  children: TableExtColumnsType<RecordType>;
}

/** The columns of `TableExt`. */
export type TableExtColumnsType<RecordType = AnyRecord> = (
  | TableExtColumnGroupType<RecordType>
  | TableExtColumnType<RecordType>
)[];

/** What `TableExt` adds to antd's `Table`, or changes in it. */
export interface TableExtOwnProps<RecordType = AnyRecord> extends ThemeProps {
  /**
   * Columns, as in antd; `useDefaultRender` additionally decides whether cells are truncated.
   *
   * @zh 与 antd 相同的列，另有 `useDefaultRender` 决定单元格是否截断。
   */
  columns?: TableExtColumnsType<RecordType>;

  /**
   * Settings shared by all columns, as in antd.
   *
   * @zh 所有列共用的设置，与 antd 相同。
   */
  column?: Partial<TableExtColumnType<RecordType>>;

  /**
   * Shows a skeleton of header, cells and selection column until the first load ends; later loads show the loading state over the existing rows. Hides the header if there is no data after loading. Requires `loading`, or a `dataSource` that is `undefined` at first.
   *
   * @zh 首次加载结束前显示骨架屏（含表头、单元格和选择列），之后的加载在已有数据上显示加载状态。加载后没有数据时不显示表头。需要配合 `loading`，或 `dataSource` 一开始为 `undefined`。
   * @default false
   */
  useSkeleton?: boolean;

  /**
   * Number of rows in the skeleton, at most 100.
   *
   * @zh 骨架屏的行数，最多 100。
   * @default Math.min(pageSize, 10)
   */
  skeletonRows?: number;

  /**
   * Text shown when there is no data.
   *
   * @zh 没有数据时的文字。
   * @default '暂无数据'
   */
  emptyDesc?: ReactNode;

  /**
   * Hides the header when there is no data, even without `useSkeleton`. The header stays while a filter is active.
   *
   * @zh 没有数据时不显示表头，不必设置 `useSkeleton`。有筛选条件生效时仍保留表头。
   * @default false
   */
  useEmpty?: boolean;

  /**
   * Maximum number of lines in cells of columns without a custom `render`; see also `useDefaultRender`. `false` does not truncate.
   *
   * @zh 没有自定义 `render` 的列，单元格最多显示几行，另见 `useDefaultRender`。`false` 不截断。
   * @default 1
   */
  cellEllipsisRows?: number | false;

  /**
   * Props of the tooltip that shows the full content of truncated cells. It always appears on hover and focus. `false` turns it off.
   *
   * @zh 单元格被截断时显示完整内容的提示的属性。提示始终随鼠标和焦点出现。`false` 不提示。
   * @default {}
   */
  tdTooltip?: Omit<TooltipProps, 'children' | 'trigger'> | false;

  /**
   * Pagination appears when the total exceeds this number, or when data on the server could not be reached without it; then it stays.
   *
   * @zh 总数超过该值，或没有分页就无法查看服务器上其余的数据时，显示分页。出现后一直保留。
   * @default 10
   */
  paginationThreshold?: number;
}

/** Props of `TableExt`: all of antd's `Table`, and its own. */
export interface TableExtProps<RecordType = AnyRecord>
  extends Omit<TableProps<RecordType>, keyof TableExtOwnProps<RecordType>>,
    TableExtOwnProps<RecordType> {}
