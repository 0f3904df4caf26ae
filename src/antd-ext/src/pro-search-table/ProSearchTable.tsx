import { Flex, Typography } from 'antd';
import {
  type ForwardedRef,
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import type { AnyRecord } from '../_internal/AnyRecord';
import { ThemeScope } from '../_internal/ThemeScope';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useEvent } from '../_internal/useEvent';
import { SEARCH_PAGE_SIZE, SEARCH_PAGE_SIZES } from '../constants';
import { TableExt, type TableExtProps, type TableExtRef } from '../table-ext';
import { checkProps } from './checkProps';
import { createTableAction } from './createTableAction';
import { lastPageOf, toPlace } from './requestState';
import { SearchForm } from './SearchForm';
import { toTableColumns } from './toTableColumns';
import type { ProSearchTableProps } from './types';
import { useLateFields } from './useLateFields';
import { useSearchForm } from './useSearchForm';
import { useSearchRequest } from './useSearchRequest';
import { useUrlSync } from './useUrlSync';

const NO_ROWS: AnyRecord[] = [];

/** The table itself; `index.ts` gives it back its type parameters. */
export const PlainSearchTable = forwardRef(function ProSearchTable(
  props: ProSearchTableProps,
  ref: ForwardedRef<TableExtRef>,
) {
  const {
    columns,
    // What the form reads is no attribute.
    searchFields,
    search: _search,
    request,
    params: _params,
    manualRequest,
    dataSource,
    total,
    loading,
    defaultPageSize: givenSize,
    pageSizeOptions = SEARCH_PAGE_SIZES,
    pagination,
    urlSync,
    actionRef,
    formRef,
    title,
    toolbar,
    rowKey,
    rowSelection,
    tableProps,
    onLoad: _onLoad,
    onError: _onError,
    onParamsChange: _onParamsChange,
    theme,
    prefixCls,
    className,
    ...attributes
  } = props;
  if (process.env.NODE_ENV !== 'production') checkProps(props);
  const { getPrefixCls } = useAntdConfig();
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const paged = pagination !== false;
  const defaultSize = toPlace(givenSize) ?? SEARCH_PAGE_SIZE;
  const sizes = [...new Set([...pageSizeOptions, defaultSize])].sort((a, b) => a - b);

  const search = useSearchForm(props);
  const { form, fields, initialValues } = search;
  const loader = useSearchRequest<AnyRecord>({ props, fields, initialValues, defaultSize });
  const { query, page, pending, controlled, ask, getParams } = loader;
  const url = useUrlSync({ urlSync, search, loader, paged, root, defaultSize, sizes });
  useLateFields(form, fields, url.readValues, (late) => {
    const isChanged = Object.keys(late).some((name) => late[name] !== initialValues[name]);
    if (isChanged && !manualRequest) ask({ values: { ...query.values, ...late } });
  });

  const getTools = useEvent(() => ({ ask, search, getParams }));
  const action = useMemo(() => createTableAction(getTools), [getTools]);
  useImperativeHandle(actionRef, () => action, [action]);
  useImperativeHandle(formRef, () => form, [form]);

  // Rows and pagination belong together: after a failure both are those of the last response.
  const shown = request && page && !pending ? page : query;
  const shownTotal = request ? (page?.total ?? 0) : (total ?? dataSource?.length ?? 0);
  const known = request ? (page?.records ?? (pending ? undefined : NO_ROWS)) : dataSource;
  // Rows of a longer page than the one that is awaited: antd would take them for those of several.
  const isTooLong =
    request && pending && paged && known && known.length > shown.size && known.length < shownTotal;
  const rows = isTooLong ? known.slice(0, shown.size) : known;
  const isLoading = (request && pending) || loading;

  const tableColumns = useMemo(() => toTableColumns(columns), [columns]);
  const last = lastPageOf(shownTotal, query.size);
  const isBeyond =
    !request && paged && dataSource !== undefined && !loading && query.current > last;
  useEffect(() => {
    if (isBeyond) ask({ current: last });
  }, [isBeyond, last, ask]);

  const handleChange: TableExtProps['onChange'] = (config, filters, sorter, extra) => {
    // Pages are heard of by the pagination, which is there without rows as well, and what the columns decide, by them.
    const decided = extra.action === 'sort' ? controlled.sorter : controlled.filters;
    if (extra.action !== 'paginate' && !decided) ask({ current: 1, filters, sorter });
    tableProps?.onChange?.(config, filters, sorter, extra);
  };

  return (
    <ThemeScope theme={theme}>
      <div
        {...attributes}
        ref={root}
        className={[getPrefixCls('ext-pro-search-table', prefixCls), className]
          .filter(Boolean)
          .join(' ')}
      >
        {fields.length > 0 && (
          <SearchForm
            {...search.props}
            form={form}
            fields={fields}
            initialValues={initialValues}
            collapsed={search.collapsed}
            onCollapse={search.setCollapsed}
            onSearch={(values) => ask({ current: 1, values })}
            onReset={action.reset}
          />
        )}
        {(title || toolbar) && (
          <Flex
            vertical={false}
            wrap
            gap="small"
            align="center"
            justify="space-between"
            style={{ marginBlockEnd: 16 }}
          >
            <Typography.Text id={titleId} strong>
              {title}
            </Typography.Text>
            <Flex vertical={false} wrap gap="small" align="center">
              {toolbar}
            </Flex>
          </Flex>
        )}
        <TableExt
          aria-labelledby={title ? titleId : undefined}
          {...tableProps}
          useSkeleton={tableProps?.useSkeleton ?? true}
          ref={ref}
          rowKey={rowKey}
          rowSelection={rowSelection}
          columns={tableColumns}
          dataSource={rows}
          loading={isLoading}
          pagination={
            paged && {
              ...pagination,
              current: shown.current,
              pageSize: shown.size,
              total: shownTotal,
              pageSizeOptions: sizes,
              onChange: (current, size) => {
                ask({ current, size });
                pagination?.onChange?.(current, size);
              },
            }
          }
          onChange={handleChange}
        />
      </div>
    </ThemeScope>
  );
});
