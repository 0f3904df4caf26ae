import { Table, type TableProps } from 'antd';
import { type ForwardedRef, forwardRef, useMemo, useState } from 'react';
import { Announcement } from '../_internal/Announcement';
import { ThemeScope } from '../_internal/ThemeScope';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useExtStyle } from '../_internal/useExtStyle';
import { useTexts } from '../_internal/useTexts';
import { PAGINATION_MIN_TOTAL } from '../constants';
import { checkColumns } from './checkColumns';
import { columnsOf } from './columns';
import { EmptyMark } from './EmptyMark';
import { cutClasses, genTableStyle, rowsProperty } from './genTableStyle';
import { isFilteredBy, readCount, readEllipsisRows, readRows } from './readProps';
import { SkeletonTable } from './SkeletonTable';
import { tableTexts } from './texts';
import { toCellColumns } from './toCellColumns';
import type { TableExtProps, TableExtRef } from './types';
import { useCellTooltip } from './useCellTooltip';
import { useEmptyNode } from './useEmptyNode';
import { useFirstLoad } from './useFirstLoad';
import { usePager, withoutRows } from './usePager';
import { useRowKey } from './useRowKey';

const SKELETON_ROWS = 10;

/** More than fit into any window; each of them is drawn. */
const MAX_SKELETON_ROWS = 100;
/** The same on every render, so that the tooltip is not drawn again with the table. */
const PLAIN_TOOLTIP = {};
/** Else antd's own live region around the table would have every page and every sorting read out, row by row. */
const QUIET = { 'aria-live': 'off' };

/** The table itself; `index.ts` gives it back its type parameter and its parts. */
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
  dataSource: givenRows,
  rowKey: givenKey,
  useSkeleton = false,
  skeletonRows,
  emptyDesc,
  useEmpty = false,
  cellEllipsisRows,
  tdTooltip = PLAIN_TOOLTIP,
  paginationThreshold,
  pagination: givenPagination,
  className,
  style,
  onChange,
  ...props
}: ThemedTableProps) {
  const { getPrefixCls, table } = useAntdConfig();
  const text = useTexts(tableTexts);
  const prefix = getPrefixCls('ext-table');
  const styleCls = useExtStyle('ext-table', prefix, genTableStyle);

  const dataSource = useMemo(() => readRows(givenRows), [givenRows]);
  const count = dataSource?.length ?? 0;
  const { loading, scroll = table?.scroll } = props;
  const indicator = typeof loading === 'object' ? loading : undefined;
  const isLoading = indicator ? (indicator.spinning ?? true) : Boolean(loading);
  const load = useFirstLoad({ rows: dataSource, loading: isLoading });
  const rowKey = useRowKey({
    rowKey: givenKey,
    rows: dataSource,
    childrenName: props.expandable?.childrenColumnName ?? props.childrenColumnName ?? 'children',
  });
  const { pagination, page } = usePager({
    pagination: givenPagination,
    threshold: readCount('paginationThreshold', paginationThreshold, 0) ?? PAGINATION_MIN_TOTAL,
    count,
  });

  const rows = readEllipsisRows(cellEllipsisRows);
  const { body } = props.components ?? {};
  const hasOwnCell = typeof body === 'object' && Boolean(body.cell);
  const rawColumns = useMemo(() => givenColumns ?? columnsOf(children), [givenColumns, children]);
  const columns = useMemo(() => {
    if (process.env.NODE_ENV !== 'production') checkColumns(rawColumns);
    const classes = cutClasses(prefix);
    return toCellColumns(rawColumns, { rows, classes, hasOwnCell, shared: column });
  }, [rawColumns, rows, prefix, hasOwnCell, column]);
  const tooltip = useCellTooltip({
    classes: cutClasses(prefix),
    tooltip: rows ? tdTooltip : false,
  });
  // Where the content says how wide the table is, nothing is cut off.
  const isWidthFree = scroll?.x === true || scroll?.x === 'max-content';
  const tableLayout = props.tableLayout ?? (rows && !isWidthFree ? 'fixed' : undefined);

  const [isEmpty, setIsEmpty] = useState(false);
  const [filtered, setFiltered] = useState(() => isFilteredBy(rawColumns, 'defaultFilteredValue'));
  const emptyNode = useEmptyNode(emptyDesc, props.locale?.emptyText);
  // A header without its filter could not be got back.
  const isBare =
    count === 0 &&
    (useEmpty || useSkeleton) &&
    !filtered &&
    !isFilteredBy(rawColumns, 'filteredValue');
  const emptyPager =
    pagination && (count === 0 || isEmpty) && !(Number(pagination.total) > 0) && pagination;

  const handleChange: TableProps['onChange'] = (next, filters, sorter, extra) => {
    setFiltered(Object.values(filters).some((values) => values?.length));
    // Without a pagination antd says nothing of the page, but a request to a server needs it.
    const shown = emptyPager ? { ...next, total: emptyPager.total } : next;
    const isHidden = !pagination && givenPagination !== false;
    onChange?.(isHidden ? { ...givenPagination, ...page } : shown, filters, sorter, extra);
  };
  const single = rows === 1 && `${prefix}-single`;
  const rootCls = [prefix, single, ...styleCls, className].filter(Boolean).join(' ');
  const rootStyle = { [rowsProperty(prefix)]: rows || undefined, ...style };

  return (
    <>
      <div {...tooltip.handlers} data-table-ext="" className={rootCls} style={rootStyle}>
        {useSkeleton && load.first ? (
          <SkeletonTable
            {...props}
            tableRef={tableRef}
            tableLayout={tableLayout}
            column={column}
            columns={columns}
            rows={Math.min(
              readCount('skeletonRows', skeletonRows, 1) ??
                Math.min(page.pageSize || SKELETON_ROWS, SKELETON_ROWS),
              MAX_SKELETON_ROWS,
            )}
          />
        ) : (
          <Table
            {...props}
            {...(isBare && { showHeader: false })}
            ref={tableRef}
            loading={{ ...QUIET, ...indicator, spinning: isLoading }}
            tableLayout={tableLayout}
            dataSource={dataSource}
            rowKey={rowKey}
            column={column}
            columns={columns}
            locale={{
              ...props.locale,
              emptyText: (
                <>
                  <EmptyMark onChange={setIsEmpty} />
                  {emptyNode}
                </>
              ),
            }}
            pagination={emptyPager ? withoutRows(emptyPager) : pagination}
            onChange={handleChange}
          />
        )}
        {(useSkeleton || loading !== undefined) && (
          <Announcement>
            {load.loaded && text.loaded.replace('{count}', String(count))}
          </Announcement>
        )}
      </div>
      {tooltip.node}
    </>
  );
}
