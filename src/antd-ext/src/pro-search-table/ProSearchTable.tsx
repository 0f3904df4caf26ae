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
import { ThemeScope } from '../_internal/ThemeScope';
import { useAntdConfig } from '../_internal/useAntdConfig';
import { useEvent } from '../_internal/useEvent';
import { useStableValue } from '../_internal/useStableValue';
import { SEARCH_PAGE_SIZE, SEARCH_PAGE_SIZES } from '../constants';
import { TableExt, type TableExtProps, type TableExtRef } from '../table-ext';
import { checkProps } from './checkProps';
import { controlledChange, initialChange, signOf } from './columnChange';
import { createTableAction } from './createTableAction';
import { lastPageOf, type Query, toPlace } from './requestState';
import { SearchForm } from './SearchForm';
import { isTextField, paramsOf } from './searchFields';
import { toTableColumns } from './toTableColumns';
import type { AnyRecord, ProSearchPaging, ProSearchTableProps, UrlQuery } from './types';
import { useLateFields } from './useLateFields';
import { useSearchForm } from './useSearchForm';
import { useSearchRequest } from './useSearchRequest';
import { useUrlSync, useUrlWrite } from './useUrlSync';

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
    search: _,
    request,
    params: givenParams,
    manualRequest = false,
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
    onLoad,
    onError,
    onParamsChange,
    theme,
    prefixCls,
    className,
    ...attributes
  } = props;
  if (process.env.NODE_ENV !== 'production') checkProps(props);
  // Page and size belong to the table: an app that keeps them in its params would be sent back to page 1.
  const { current: _c, size: _s, ...params }: Partial<ProSearchPaging> = givenParams ?? {};
  const { getPrefixCls } = useAntdConfig();
  const search = useSearchForm(props);
  const { form, fields, initialValues, fill } = search;
  const controlled = controlledChange(columns);
  const conditions = useStableValue({ params, change: signOf(controlled) });
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const paged = pagination !== false;
  const defaultSize = toPlace(givenSize) ?? SEARCH_PAGE_SIZE;
  const sizes = [...new Set([...pageSizeOptions, defaultSize])].sort((a, b) => a - b);

  const spec = {
    names: fields.map(({ name }) => name),
    textNames: fields.filter(isTextField).map(({ name }) => name),
    initialValues,
    defaultSize,
    sizes,
  };
  const write = useUrlWrite({ urlSync, spec, root });
  const fillFrom = ({ values, ...place }: UrlQuery): Partial<UrlQuery> => {
    fill(values);
    return paged ? { values, ...place } : { values };
  };
  const toParams = ({ current, size, values }: Query<AnyRecord>) => ({
    ...params,
    ...paramsOf(fields, values),
    current,
    size,
  });
  const { state, ask } = useSearchRequest<AnyRecord>({
    request,
    conditions,
    controlled,
    manualRequest,
    paged,
    onLoad,
    onError,
    onParamsChange,
    first: () => ({
      current: 1,
      size: defaultSize,
      values: initialValues,
      ...initialChange(columns),
    }),
    toParams,
    restore: () => (urlSync ? fillFrom(urlSync.read(spec)) : {}),
    onAsk: write,
  });
  const { query, page, pending } = state;
  useUrlSync({
    urlSync,
    spec,
    query,
    conditions,
    write,
    onReturn: (said) => ask(fillFrom(said)),
  });
  useLateFields(
    form,
    fields,
    () => urlSync?.read(spec).values ?? initialValues,
    (late) => {
      const isSaid = Object.keys(late).some((name) => late[name] !== initialValues[name]);
      if (isSaid && !manualRequest) ask({ values: { ...query.values, ...late } });
    },
  );

  const getTools = useEvent(() => ({ ask, search, getParams: () => toParams(query) }));
  const action = useMemo(() => createTableAction(getTools), [getTools]);
  useImperativeHandle(actionRef, () => action, [action]);
  useImperativeHandle(formRef, () => form, [form]);

  // Rows and pager belong together: after a failure both are those of the last answer.
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
    // Pages are heard of by the pager, which is there without rows as well, and what the columns decide, by them.
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
