import { ConfigProvider, Empty, Table, type TableProps } from 'antd';
import {
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react';
import { ThemeScope } from '../_internal/ThemeScope';
import { useExtLocale } from '../_internal/useExtLocale';
import { useExtStyle } from '../_internal/useExtStyle';
import { CELL_ELLIPSIS_ROWS, PAGINATION_MIN_TOTAL } from '../constants';
import { columnsOf } from './columnsOf';
import { EmptyPager } from './EmptyPager';
import { clampClass, genTableStyle, rowsProperty } from './genTableStyle';
import { SkeletonTable } from './SkeletonTable';
import { toCellColumns } from './toCellColumns';
import type { TableExtProps, TableExtRef } from './types';
import { useCellTooltip } from './useCellTooltip';
import { useFirstLoad } from './useFirstLoad';
import { usePager } from './usePager';

const MAX_SKELETON_ROWS = 10;

/** The table itself; `index.ts` gives it back its type parameters and its parts. */
export const PlainTable = forwardRef(function TableExt(
  { theme, ...props }: TableExtProps,
  ref: ForwardedRef<TableExtRef>,
) {
  return (
    <ThemeScope theme={theme}>
      <ThemedTable {...props} tableRef={ref} />
    </ThemeScope>
  );
});

interface ThemedTableProps extends Omit<TableExtProps, 'theme'> {
  tableRef: ForwardedRef<TableExtRef>;
}

function ThemedTable({
  tableRef,
  columns: givenColumns,
  column,
  children,
  useSkeleton = false,
  skeletonRows,
  emptyDesc,
  useEmpty = false,
  cellEllipsisRows = CELL_ELLIPSIS_ROWS,
  tdTooltip = {},
  paginationThreshold = PAGINATION_MIN_TOTAL,
  pagination: givenPagination,
  className,
  style,
  onChange,
  ...props
}: ThemedTableProps) {
  const { getPrefixCls, renderEmpty } = useContext(ConfigProvider.ConfigContext);
  const { emptyText, table: text } = useExtLocale();
  const prefix = getPrefixCls('ext-table');
  const styleCls = useExtStyle('ext-table', prefix, genTableStyle);
  const { dataSource, loading, locale } = props;
  const count = dataSource?.length ?? 0;
  const isLoading = typeof loading === 'object' ? (loading.spinning ?? true) : Boolean(loading);

  const load = useFirstLoad({ count: dataSource?.length, loading: isLoading });
  const { pagination, page } = usePager({
    pagination: givenPagination,
    threshold: paginationThreshold,
    count,
  });
  const [filtered, setFiltered] = useState(false);
  const clampCls = cellEllipsisRows === false ? undefined : clampClass(prefix);
  const rawColumns = useMemo(() => givenColumns ?? columnsOf(children), [givenColumns, children]);
  const columns = useMemo(
    () => toCellColumns(rawColumns, { clampCls, shared: column }),
    [rawColumns, clampCls, column],
  );
  const tooltip = useCellTooltip({ clampCls, tooltip: tdTooltip });

  const isBare = count === 0 && (useEmpty || useSkeleton) && !filtered;
  const empty: ReactNode | (() => ReactNode) =
    emptyDesc === undefined ? (
      (locale?.emptyText ??
      renderEmpty?.('Table') ?? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyText} />
      ))
    ) : (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={emptyDesc} />
    );

  const handleChange: TableProps['onChange'] = (nextPage, filters, sorter, extra) => {
    setFiltered(Object.values(filters).some((values) => values?.length));
    onChange?.(pagination ? nextPage : { ...givenPagination, ...page }, filters, sorter, extra);
  };
  const fixedLayout = clampCls && props.scroll?.x === undefined ? 'fixed' : undefined;

  return (
    <>
      <div
        {...tooltip.handlers}
        data-table-ext=""
        className={[prefix, cellEllipsisRows === 1 && `${prefix}-single`, ...styleCls, className]
          .filter(Boolean)
          .join(' ')}
        style={{ [rowsProperty(prefix)]: cellEllipsisRows || undefined, ...style } as CSSProperties}
      >
        {useSkeleton && load.first ? (
          <SkeletonTable
            {...props}
            tableLayout={props.tableLayout ?? fixedLayout}
            columns={rawColumns}
            rows={skeletonRows ?? Math.min(page.pageSize, MAX_SKELETON_ROWS)}
          />
        ) : (
          <Table
            tableLayout={fixedLayout}
            {...props}
            {...(isBare && { showHeader: false })}
            ref={tableRef}
            column={column}
            columns={columns}
            locale={{ ...locale, emptyText: empty }}
            pagination={pagination}
            onChange={handleChange}
          />
        )}
        {pagination && count === 0 && !(pagination.total && pagination.total > 0) && (
          <EmptyPager pagination={pagination} size={props.size} />
        )}
        {(useSkeleton || loading !== undefined) && (
          <span role="status" style={VISUALLY_HIDDEN}>
            {load.loaded && text.loaded.replace('{count}', String(count))}
          </span>
        )}
      </div>
      {tooltip.node}
    </>
  );
}

const VISUALLY_HIDDEN: CSSProperties = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
