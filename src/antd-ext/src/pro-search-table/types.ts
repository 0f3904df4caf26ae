import type {
  FormInstance,
  FormItemProps,
  FormProps,
  TablePaginationConfig,
  TableProps,
} from 'antd';
import type { ComponentType, HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import type { AnyRecord } from '../_internal/AnyRecord';
import type { DataMap, DataMapTypeProps } from '../_internal/data-map/types';
import type { ThemeProps } from '../_internal/ThemeProps';
import type {
  TableExtColumnGroupType,
  TableExtColumnType,
  TableExtProps,
} from '../table-ext/types';

/** Values by the names of the search fields. */
export type SearchValues = Record<string, unknown>;

/** No props at all. An `object` would do for no component that takes `data-*`, as most of antd's do. */
type NoProps = Record<never, never>;

/** What antd's table says of its filters and its sorting. */
type TableChange<T> = Parameters<NonNullable<TableProps<T>['onChange']>>;

/** The page that is asked for. */
export interface ProSearchPaging {
  /** Number of the page, from 1. */
  current: number;
  /** Rows of a page. */
  size: number;
}

/** What `request` gets: page and size, `params`, and what was searched for. */
export type ProSearchParams<Values extends object = SearchValues> = ProSearchPaging & Values;

/** What `request` gets besides the parameters. */
export interface ProSearchContext<T> {
  /** Aborts when a newer request takes the place of this one, and when the table is unmounted. */
  signal: AbortSignal;
  /** How the table is sorted, as antd has it. */
  sorter: TableChange<T>[2];
  /** What the table is filtered by, as antd has it. */
  filters: TableChange<T>[1];
}

/** What `request` resolves with. */
export interface ProSearchPage<T> {
  /** Rows of the page that was asked for. */
  records: readonly T[];
  /** How many rows there are on all pages. */
  total: number;
  /** Number of the page, where the server decided on another one. */
  current?: number;
  /** Rows of a page, where the server decided on another number. */
  size?: number;
}

/**
 * A field of the search form, in `search` of a column or in `searchFields`.
 *
 * @zh 查询表单的一个字段，写在列的 `search` 或 `searchFields` 中。
 * @api ProSearchTable options
 */
export interface SearchField extends DataMapTypeProps {
  /**
   * Name of the parameter. In a column, defaults to `dataIndex` or `key`.
   *
   * @zh 参数名。写在列中时默认取 `dataIndex` 或 `key`。
   */
  name?: string;

  /**
   * Label of the field. In a column, defaults to `title`.
   *
   * @zh 标签。写在列中时默认取 `title`。
   */
  label?: ReactNode;

  /**
   * Returns the control, any component with `value` and `onChange`. Without `render`, `component` and `dataMap`, the field is a text input. Leading and trailing spaces of text are not sent.
   *
   * @zh 返回输入控件，带有 `value` 和 `onChange` 即可。`render`、`component`、`dataMap` 都没有时是文本框。文本首尾的空格不会发送。
   */
  render?: () => ReactElement;

  /**
   * A control component that needs no props, such as `RangeNumberExt`.
   *
   * @zh 不需要属性的控件组件，例如 `RangeNumberExt`。
   */
  component?: ComponentType<NoProps>;

  /**
   * Renders the field as a select with the values and names of a dictionary. In a column, defaults to the `dataMap` of the column.
   *
   * @zh 用「值 → 名称」的字典生成选择框。写在列中时默认取列的 `dataMap`。
   */
  dataMap?: DataMap<string | number>;

  /**
   * Initial value, also used after a reset. Included in the first request.
   *
   * @zh 初始值，也是重置后的值。首次请求即会带上。
   */
  initialValue?: unknown;

  /**
   * Other props of antd's `Form.Item`, such as `valuePropName` of a checkbox.
   *
   * @zh antd `Form.Item` 的其他属性，例如复选框的 `valuePropName`。
   */
  formItemProps?: Omit<
    FormItemProps,
    'name' | 'label' | 'rules' | 'hidden' | 'initialValue' | 'children'
  >;

  /**
   * Rules, as in antd's `Form.Item`. No request is sent if validation fails.
   *
   * @zh 与 antd `Form.Item` 相同的校验规则，不通过时不发请求。
   */
  rules?: FormItemProps['rules'];

  /**
   * Width in the 24-column grid. By default, a field takes a whole row, or a third of a row with the `vertical` layout. In windows narrower than 576 px, each field takes a whole row.
   *
   * @zh 在 24 栅格中所占的宽度。默认独占一行，`vertical` 布局时占三分之一行；窗口窄于 576 px 时各占一行。
   */
  span?: number;

  /**
   * Fields with smaller numbers come first; fields with the same number stay in the order written.
   *
   * @zh 数字小的字段排在前面，相同时保持书写顺序。
   * @default 0
   */
  order?: number;

  /**
   * Converts the value into request parameters, for example a range into two. Not called if the field is empty.
   *
   * @zh 把值转换成请求参数，例如把区间拆成两个参数。字段为空时不调用。
   */
  transform?(value: unknown, values: SearchValues): object;
}

/**
 * Options added to the columns of TableExt; they also work in the children of grouped columns.
 *
 * @zh 与 TableExt 的列相比新增的选项，分组表头的子列同样可用。
 * @api ProSearchTable columns
 */
export interface ProSearchColumnOptions extends DataMapTypeProps {
  /**
   * Adds a search form field for this column: `true` for a default field, an object for a custom one.
   *
   * @zh 在查询表单中为该列生成字段：`true` 为默认字段，对象为自定义字段。
   * @default false
   */
  search?: boolean | SearchField;

  /**
   * Hides the column in the table, so that only its search field remains.
   *
   * @zh 不在表格中显示，只保留查询字段。
   * @default false
   */
  hideInTable?: boolean;

  /**
   * Dictionary of values and names: cells display the names, and the search field becomes a select. Booleans are looked up as the strings `true` and `false`.
   *
   * @zh 「值 → 名称」的字典，单元格显示名称，查询字段成为选择框。布尔值按字符串 `true`、`false` 查找。
   */
  dataMap?: DataMap<string | number>;
}

/** A column of one field: that of `TableExt`, and what the search form has of it. */
export interface ProSearchColumnType<T = AnyRecord>
  extends TableExtColumnType<T>,
    ProSearchColumnOptions {
  /**
   * Field name or path of the column, as in antd.
   *
   * @zh 列对应的字段名或路径，与 antd 相同。
   */
  // It says nothing about the row: from a text TypeScript would infer that rows are texts.
  dataIndex?: NoInfer<NonNullable<TableExtColumnType<T>['dataIndex']>>;
}

/** Columns under one title. */
export interface ProSearchColumnGroup<T = AnyRecord>
  extends Omit<TableExtColumnGroupType<T>, 'children'>,
    Pick<ProSearchColumnOptions, 'hideInTable'> {
  children: readonly ProSearchColumn<T>[];
}

/** A column of `ProSearchTable`. */
export type ProSearchColumn<T = AnyRecord> = ProSearchColumnType<T> | ProSearchColumnGroup<T>;

/** The search form: what is its own, and of antd's `Form` what the table does not decide. */
export interface ProSearchFormProps
  extends Omit<
    FormProps,
    | 'form'
    | 'fields'
    | 'component'
    | 'children'
    | 'initialValues'
    | 'clearOnDestroy'
    | 'onFinish'
    | 'onFinishFailed'
    | 'onReset'
    | 'onSubmit'
  > {
  /** Text of the search button. */
  searchText?: ReactNode;
  /** Text of the reset button. */
  resetText?: ReactNode;
  /** Whether only the first fields are shown until the form is expanded; `true` by default. */
  defaultCollapsed?: boolean;
  /** Number of fields shown when collapsed; 3 by default. */
  collapseCount?: number;
  /** Called after a reset with the values of the form. */
  onReset?: (values: SearchValues) => void;
}

/** The part of a query that stands in an address. */
export interface UrlQuery extends ProSearchPaging {
  /** Values of the search form. */
  values: SearchValues;
}

/** What a table is like, whatever the address says. */
export interface UrlSpec {
  /** Names of the search fields. */
  names: readonly string[];
  /** Those of them whose value is text, also where it looks like a number. */
  textNames: readonly string[];
  /** What the form holds at first. */
  initialValues: SearchValues;
  /** Rows of a page at first. */
  defaultSize: number;
  /** Sizes that can be chosen; an address cannot ask for others. */
  sizes: readonly number[];
}

/** Where a table keeps page, size and search values; `createUrlSync` makes one for the address. */
export interface UrlSync {
  /** Says what is kept; never called while rendering. */
  read: (spec: UrlSpec) => UrlQuery;
  /** Keeps what is asked for. */
  write: (query: UrlQuery, spec: UrlSpec) => void;
  /** Calls back when something else may be kept, for instance after going back; returns what ends that. */
  subscribe: (onReturn: () => void) => () => void;
}

/**
 * What `actionRef` holds.
 *
 * @zh `actionRef` 的方法。
 * @api ProSearchTable methods
 */
export interface ProSearchTableAction<Values extends object = SearchValues> {
  /**
   * Sends the last request again; with `true`, goes back to page 1.
   *
   * @zh 按当前条件重新请求；参数为 `true` 时回到第一页。
   */
  reload(resetPage?: boolean): void;

  /**
   * Resets the form to its initial values and requests page 1, as the reset button does.
   *
   * @zh 表单恢复初始值并请求第一页，与重置按钮相同。
   */
  reset(): void;

  /**
   * Validates the form and requests page 1, as the search button does.
   *
   * @zh 校验表单并请求第一页，与查询按钮相同。
   */
  submit(): void;

  /**
   * Returns the parameters of the last request, for example for an export.
   *
   * @zh 返回最近一次请求的参数，例如用于导出。
   */
  getParams(): ProSearchParams<Values>;

  /**
   * Sets values in the form fields and requests page 1; `current` and `size` can be given as well. Other fields do not change.
   *
   * @zh 把值填入表单字段并请求第一页，也可以同时指定 `current` 和 `size`；其余字段不变。
   */
  setParams(params: SearchValues & Partial<ProSearchPaging>): void;

  /**
   * Requests a page, optionally with a new page size.
   *
   * @zh 请求某一页，可以同时修改每页条数。
   */
  setPage(current: number, size?: number): void;
}

/** What `ProSearchTable` has of its own. Everything else of the table goes into `tableProps`. */
export interface ProSearchTableOwnProps<T = AnyRecord, Values extends object = SearchValues>
  extends ThemeProps {
  /**
   * Columns, as in TableExt, which can also define search fields.
   *
   * @zh 与 TableExt 相同的列，可同时定义查询字段。
   */
  columns: readonly ProSearchColumn<T>[];

  /**
   * Search fields, in place of those defined in the columns.
   *
   * @zh 查询字段，代替列中的定义。
   */
  searchFields?: readonly SearchField[];

  /**
   * Loads a page. A new request aborts the previous one, whose result is ignored. Existing rows are kept on failure.
   *
   * @zh 请求一页数据。新请求会中止旧请求并忽略其结果；失败时保留已有的行。
   */
  request?: (
    params: ProSearchParams<Values>,
    context: ProSearchContext<T>,
  ) => Promise<ProSearchPage<T>>;

  /**
   * Request parameters besides those of the form. When they change (compared deeply), page 1 is requested. `current` and `size` in them are ignored, with a warning in development, because the table manages them.
   *
   * @zh 表单以外的请求参数。内容变化（深比较）时请求第一页。其中的 `current` 和 `size` 由表格管理，会被忽略，并在开发环境警告。
   */
  params?: object;

  /**
   * Does not send a request on mount, but waits for a search or a call of `actionRef`.
   *
   * @zh 挂载时不请求，等到查询或调用 `actionRef` 时才请求。
   * @default false
   */
  manualRequest?: boolean;

  /**
   * Rows of the current page, if loaded without `request`. `onParamsChange` tells which rows are needed.
   *
   * @zh 不使用 `request` 时当前页的数据，由 `onParamsChange` 告知需要哪些数据。
   */
  dataSource?: readonly T[];

  /**
   * Total number of rows when using `dataSource`.
   *
   * @zh 使用 `dataSource` 时的总条数。
   */
  total?: number;

  /**
   * Whether data is loading. Detected automatically with `request`; rarely needs to be set.
   *
   * @zh 是否正在加载。使用 `request` 时会自动判断，一般不必设置。
   */
  loading?: boolean;

  /**
   * Initial page size.
   *
   * @zh 初始的每页条数。
   * @default 10
   */
  defaultPageSize?: number;

  /**
   * Available page sizes; always include `defaultPageSize`.
   *
   * @zh 可选的每页条数，`defaultPageSize` 总在其中。
   * @default [3, 5, 10, 20]
   */
  pageSizeOptions?: readonly number[];

  /**
   * Pagination settings, as in antd; `false` turns off pagination, and only page 1 is requested.
   *
   * @zh 与 antd 相同的分页设置；`false` 不分页，只请求第一页。
   */
  pagination?:
    | false
    | Omit<
        TablePaginationConfig,
        'current' | 'defaultCurrent' | 'pageSize' | 'defaultPageSize' | 'pageSizeOptions' | 'total'
      >;

  /**
   * Search form; `false` hides it. Also accepts the props of antd's `Form`; `labelCol={{ span: 4 }}` and `wrapperCol={{ span: 14 }}` by default.
   *
   * @zh 查询表单，`false` 不显示。也接受 antd `Form` 的属性，默认 `labelCol={{ span: 4 }}`、`wrapperCol={{ span: 14 }}`。
   * @default true
   */
  search?: boolean | ProSearchFormProps;

  /**
   * Keeps page, page size and search conditions in the URL, restored on reload and sharing. Pass the result of `createUrlSync`, or your own implementation to connect a router.
   *
   * @zh 把页码、每页条数和查询条件写入地址，刷新和分享都能还原。传入 `createUrlSync` 的返回值，也可以自行实现，对接项目的路由。
   */
  urlSync?: UrlSync;

  /**
   * Methods to reload, reset and search from outside.
   *
   * @zh 从外部刷新、重置、查询的方法。
   */
  actionRef?: Ref<ProSearchTableAction<Values>>;

  /**
   * Form instance of antd, to read and set fields without triggering a search.
   *
   * @zh antd 的表单实例，可以读写字段而不触发查询。
   */
  formRef?: Ref<FormInstance>;

  /**
   * Title above the table.
   *
   * @zh 表格上方的标题。
   */
  title?: ReactNode;

  /**
   * Actions above the table at the opposite end, such as buttons.
   *
   * @zh 表格上方另一侧的操作区，例如按钮。
   */
  toolbar?: ReactNode;

  /**
   * Unique key of a row, as in antd.
   *
   * @zh 与 antd 相同，行的唯一标识。
   * @default 'key'
   */
  // As `dataIndex` of a column, it says nothing about the row.
  rowKey?: NoInfer<TableExtProps<T>['rowKey']>;

  /**
   * Selection of rows, as in antd.
   *
   * @zh 与 antd 相同的行选择设置。
   */
  rowSelection?: TableExtProps<T>['rowSelection'];

  /**
   * Other props of TableExt, such as `scroll` and `expandable`.
   *
   * @zh TableExt 的其余属性，例如 `scroll`、`expandable`。
   */
  tableProps?: Omit<
    TableExtProps<T>,
    'columns' | 'dataSource' | 'loading' | 'pagination' | 'rowKey' | 'rowSelection' | 'theme'
  >;

  /**
   * Called each time a page of data has arrived; the second argument contains the parameters of the request.
   *
   * @zh 每次得到一页数据后调用，第二个参数是这次请求的参数。
   */
  onLoad?: (page: Required<ProSearchPage<T>>, params: ProSearchParams<Values>) => void;

  /**
   * Called when a request fails. If not set, the error becomes an unhandled promise rejection.
   *
   * @zh 请求失败时调用。未设置时错误会成为未处理的 Promise 拒绝。
   */
  onError?: (error: unknown, params: ProSearchParams<Values>) => void;

  /**
   * Called each time a page of data is needed, including the first time: before `request`, or in its place if there is none.
   *
   * @zh 每次需要一页数据时调用，包括首次：在 `request` 之前调用，没有 `request` 时只调用它。
   */
  onParamsChange?: (
    params: ProSearchParams<Values>,
    context: Omit<ProSearchContext<T>, 'signal'>,
  ) => void;

  /**
   * Class name of the element around the form and table, in place of the default “prefix + `-ext-pro-search-table`”.
   *
   * @zh 表单和表格外层元素的类名，代替默认的「前缀 + `-ext-pro-search-table`」。
   */
  prefixCls?: string;
}

/** Props of `ProSearchTable`. */
export interface ProSearchTableProps<T = AnyRecord, Values extends object = SearchValues>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | keyof ProSearchTableOwnProps>,
    ProSearchTableOwnProps<T, Values> {}
