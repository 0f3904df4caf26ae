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
   * Name of its value in the parameters. In a column the `dataIndex` or `key` when omitted.
   *
   * @zh 参数名。写在列中时默认取 `dataIndex` 或 `key`。
   */
  name?: string;

  /**
   * Label of the field. In a column its `title` when omitted.
   *
   * @zh 标签。写在列中时默认取 `title`。
   */
  label?: ReactNode;

  /**
   * Gives the control, any that has `value` and `onChange`. Without it, `component` and `dataMap` the field is a text field. Of any text the white space around it is not sent.
   *
   * @zh 返回输入控件，带有 `value` 和 `onChange` 即可。`render`、`component`、`dataMap` 都没有时是文本框。文本首尾的空格不会发送。
   */
  render?: () => ReactElement;

  /**
   * The control as a component which needs no props, such as `RangeNumberExt`.
   *
   * @zh 不需要属性的控件组件，例如 `RangeNumberExt`。
   */
  component?: ComponentType<NoProps>;

  /**
   * Makes the field a select with the values and names of a dictionary. In a column its `dataMap` when omitted.
   *
   * @zh 用「值 → 名称」的字典生成选择框。写在列中时默认取列的 `dataMap`。
   */
  dataMap?: DataMap<string | number>;

  /**
   * Value at first and after a reset. The first request contains it.
   *
   * @zh 初始值，也是重置后的值。首次请求就会带上。
   */
  initialValue?: unknown;

  /**
   * What else antd's `Form.Item` takes, such as `valuePropName` of a checkbox.
   *
   * @zh antd `Form.Item` 的其他属性，例如复选框的 `valuePropName`。
   */
  formItemProps?: Omit<
    FormItemProps,
    'name' | 'label' | 'rules' | 'hidden' | 'initialValue' | 'children'
  >;

  /**
   * Rules as in antd's `Form.Item`. A search that breaks one is not sent.
   *
   * @zh 与 antd `Form.Item` 相同的校验规则，不通过时不发请求。
   */
  rules?: FormItemProps['rules'];

  /**
   * Width in the grid of 24 columns. By default a field has a row of its own, and a third of a row in a `vertical` form. Below 576 px each field has a row of its own.
   *
   * @zh 在 24 栅格中占的宽度。默认独占一行，`vertical` 布局时占三分之一行；窗口窄于 576 px 时各占一行。
   */
  span?: number;

  /**
   * Fields with a smaller number come first; those with the same one stay in the order written.
   *
   * @zh 数字小的字段排在前面，相同时保持书写顺序。
   * @default 0
   */
  order?: number;

  /**
   * Makes parameters of the value, for instance two of a range. It is called only when the field is not empty.
   *
   * @zh 把值转换成请求参数，例如把区间拆成两个参数。字段为空时不调用。
   */
  transform?(value: unknown, values: SearchValues): object;
}

/**
 * What a column has besides the options of TableExt. A group of columns may contain such columns, too.
 *
 * @zh 与 TableExt 的列相比新增的选项，分组表头的子列同样可用。
 * @api ProSearchTable columns
 */
export interface ProSearchColumnOptions extends DataMapTypeProps {
  /**
   * Gives the column a field in the search form: `true` a plain one, an object one of your own.
   *
   * @zh 在查询表单中为该列生成字段：`true` 为默认字段，对象为自定义字段。
   * @default false
   */
  search?: boolean | SearchField;

  /**
   * Leaves the column out of the table, so that only its search field remains.
   *
   * @zh 不在表格中显示，只保留查询字段。
   * @default false
   */
  hideInTable?: boolean;

  /**
   * Dictionary of values and what is shown for them, in the cells and as options of the search field. Booleans are looked up by `true` and `false` as text.
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
   * Field of the row that the column shows, or the way to it, as in antd.
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
  /** Text of the button that searches. */
  searchText?: ReactNode;
  /** Text of the button that resets. */
  resetText?: ReactNode;
  /** Whether only the first fields are shown until somebody asks for the others; `true` when omitted. */
  defaultCollapsed?: boolean;
  /** How many fields are shown then; 3 when omitted. */
  collapseCount?: number;
  /** Called after a reset, with the values that the form has then. */
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
   * Sends the last request once more; with `true` for page 1.
   *
   * @zh 按当前条件重新请求；参数为 `true` 时回到第一页。
   */
  reload(resetPage?: boolean): void;

  /**
   * Puts the form back to its initial values and requests page 1, as the reset button does.
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
   * Gives the parameters of the last request, for instance for an export.
   *
   * @zh 返回最近一次请求的参数，例如用于导出。
   */
  getParams(): ProSearchParams<Values>;

  /**
   * Puts values into the fields of the form and requests page 1; `current` and `size` can be given as well. The other fields stay as they are.
   *
   * @zh 把值填入表单字段并请求第一页，也可以同时指定 `current` 和 `size`；其余字段不变。
   */
  setParams(params: SearchValues & Partial<ProSearchPaging>): void;

  /**
   * Requests another page, also with another size.
   *
   * @zh 请求某一页，可以同时修改每页条数。
   */
  setPage(current: number, size?: number): void;
}

/** What `ProSearchTable` has of its own. Everything else of the table goes into `tableProps`. */
export interface ProSearchTableOwnProps<T = AnyRecord, Values extends object = SearchValues>
  extends ThemeProps {
  /**
   * Columns as in TableExt, each of which may give the search form a field.
   *
   * @zh 与 TableExt 相同的列，可同时定义查询字段。
   */
  columns: readonly ProSearchColumn<T>[];

  /**
   * Fields of the search form, in place of those that the columns define.
   *
   * @zh 查询字段，代替列中的定义。
   */
  searchFields?: readonly SearchField[];

  /**
   * Loads a page. A newer request aborts an older one, whose answer is not heard. When it fails the rows stay.
   *
   * @zh 请求一页数据。新请求会中止旧请求并忽略其结果；失败时保留已有的行。
   */
  request?: (
    params: ProSearchParams<Values>,
    context: ProSearchContext<T>,
  ) => Promise<ProSearchPage<T>>;

  /**
   * Parameters besides those of the form. When they change, compared deeply, page 1 is requested. `current` and `size` in them are ignored, with a warning in development: they belong to the table.
   *
   * @zh 表单以外的请求参数。内容变化（深比较）时请求第一页。其中的 `current` 和 `size` 由表格管理，会被忽略，并在开发环境警告。
   */
  params?: object;

  /**
   * Waits for a search, or a call of `actionRef`, before the first request.
   *
   * @zh 挂载时不请求，等到查询或调用 `actionRef` 时才请求。
   * @default false
   */
  manualRequest?: boolean;

  /**
   * The rows of the page, for those who load them without `request`. `onParamsChange` says which ones.
   *
   * @zh 不使用 `request` 时当前页的数据，由 `onParamsChange` 得知需要哪些数据。
   */
  dataSource?: readonly T[];

  /**
   * How many rows there are on all pages, with `dataSource`.
   *
   * @zh 使用 `dataSource` 时的总条数。
   */
  total?: number;

  /**
   * Whether rows are on their way; with `request` the table knows, and this is for anything else.
   *
   * @zh 是否正在加载。使用 `request` 时会自动判断，一般不必设置。
   */
  loading?: boolean;

  /**
   * Rows of a page at first.
   *
   * @zh 初始的每页条数。
   * @default 10
   */
  defaultPageSize?: number;

  /**
   * Sizes that can be chosen, besides `defaultPageSize`.
   *
   * @zh 可选的每页条数，`defaultPageSize` 总在其中。
   * @default [3, 5, 10, 20]
   */
  pageSizeOptions?: readonly number[];

  /**
   * The pager as in antd; `false` leaves it out, and page 1 is all that is requested.
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
   * The search form; `false` leaves it out. It takes what antd's `Form` does, by default with `labelCol={{ span: 4 }}` and `wrapperCol={{ span: 14 }}`.
   *
   * @zh 查询表单，`false` 不显示。也接受 antd `Form` 的属性，默认 `labelCol={{ span: 4 }}`、`wrapperCol={{ span: 14 }}`。
   * @default true
   */
  search?: boolean | ProSearchFormProps;

  /**
   * Keeps page, size and search values in the address, so that a link and a reload show the same: what `createUrlSync` returns, or your own for a router.
   *
   * @zh 把页码、每页条数和查询条件写进地址，刷新和分享都能还原。传入 `createUrlSync` 的返回值，也可以自行实现，对接项目的路由。
   */
  urlSync?: UrlSync;

  /**
   * Methods to reload, reset and search from outside.
   *
   * @zh 从外部刷新、重置、查询的方法。
   */
  actionRef?: Ref<ProSearchTableAction<Values>>;

  /**
   * antd's form, with which values can be read and set without a search.
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
   * Buttons and the like above the table, at its end.
   *
   * @zh 表格上方另一侧的操作区，例如按钮。
   */
  toolbar?: ReactNode;

  /**
   * Key of a row, as in antd.
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
   * Everything else of TableExt, such as `scroll` and `expandable`.
   *
   * @zh TableExt 的其余属性，例如 `scroll`、`expandable`。
   */
  tableProps?: Omit<
    TableExtProps<T>,
    'columns' | 'dataSource' | 'loading' | 'pagination' | 'rowKey' | 'rowSelection' | 'theme'
  >;

  /**
   * Called with each page that is shown, and the parameters it was requested with.
   *
   * @zh 每次得到一页数据后调用，第二个参数是这次请求的参数。
   */
  onLoad?: (page: Required<ProSearchPage<T>>, params: ProSearchParams<Values>) => void;

  /**
   * Called when a request fails. Without it the error stays an unhandled rejection.
   *
   * @zh 请求失败时调用。未设置时错误会成为未处理的 Promise 拒绝。
   */
  onError?: (error: unknown, params: ProSearchParams<Values>) => void;

  /**
   * Called whenever a page is asked for, also the first time, before `request` or in its place.
   *
   * @zh 每次需要一页数据时调用，包括首次；在 `request` 之前调用；没有 `request` 时只调用它。
   */
  onParamsChange?: (
    params: ProSearchParams<Values>,
    context: Omit<ProSearchContext<T>, 'signal'>,
  ) => void;

  /**
   * Class name of the element around form and table, in place of the provider's prefix and `-ext-pro-search-table`.
   *
   * @zh 表单和表格外层元素的类名，代替默认的「前缀 + `-ext-pro-search-table`」。
   */
  prefixCls?: string;
}

/** Props of `ProSearchTable`. */
export interface ProSearchTableProps<T = AnyRecord, Values extends object = SearchValues>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | keyof ProSearchTableOwnProps>,
    ProSearchTableOwnProps<T, Values> {}
