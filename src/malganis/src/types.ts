import type { CreateRequestOptions, RequestClient, RequestError } from '@mtools/browser-utils';
import type { ComponentType, ReactNode } from 'react';

/** How the current page is kept: in the path, in the part after `#`, or only in memory. */
export type HistoryType = 'browser' | 'hash' | 'memory';

/** Language of the texts that malganis shows by itself. */
export type AppLocale = 'zh-CN' | 'en-US';

/** A text, or one for each language. */
export type AppText = string | Record<AppLocale, string>;

/** What the reader may do, by name: what `access` returns. */
export type AccessRights = Record<string, unknown>;

/** A module of models, or a list of them: what a route's `models` may give. */
export type PageModels = readonly AppModel[] | Record<string, unknown>;

/** One entry of the route table. */
export interface RouteConfig {
  /**
   * Path of the page, in react-router's syntax: `/users`, `/users/:id`, `*` for everything else.
   * In `children` it is relative to the parent (`users`) or starts with the parent's path
   * (`/admin/users`); an empty string is the page that the parent shows at its own path.
   * @zh 页面路径，react-router 语法：`/users`、`/users/:id`，`*` 匹配其余地址。子路由可写相对路径（`users`）或带上级路径；空字符串表示上级路径本身的页面。
   */
  path: string;
  /**
   * Name of the page in the menu, breadcrumbs, tabs and `document.title`, also one for each language.
   * @zh 页面名称，用于菜单、面包屑、页签和 `document.title`，可按语言分别给出。
   */
  title?: AppText;
  /**
   * Icon of the page in the menu.
   * @zh 菜单图标。
   */
  icon?: ReactNode;
  /**
   * Loads the page's module, whose default export is the page. Only a route with `children` may go without one: it groups them.
   * @zh 加载页面模块，默认导出为页面组件。只有带 `children` 的路由可以省略，此时仅作分组。
   */
  component?: () => Promise<{ default: ComponentType }>;
  /**
   * Models that begin and end with the page: a list, or a function which loads them or a module that exports them.
   * @zh 随页面创建和销毁的状态：数组，或返回数组、模块的加载函数。
   */
  models?: readonly AppModel[] | (() => PageModels | Promise<PageModels>);
  /**
   * Name of a right that has to be `true`, or a function that decides. Without it the reader sees the 403 page, and the menu leaves the route out.
   * @zh 需要的权限名，或判断函数。没有权限时显示 403 页，菜单中也不出现。
   */
  access?: string | ((rights: AccessRights) => boolean);
  /**
   * Leaves the route and those below it out of the menu.
   * @zh 在菜单中隐藏该路由及其子路由。
   * @default false
   */
  hideInMenu?: boolean;
  /**
   * `false` shows the page without the layout and without its parents, as the page of `loginPath` always is.
   * @zh 为 `false` 时不带布局和上级页面显示；`loginPath` 的页面始终如此。
   * @default true
   */
  layout?: boolean;
  /**
   * Shows the route and those below it also to readers who are not logged in.
   * @zh 未登录也可以访问该路由及其子路由。
   * @default false
   */
  isPublic?: boolean;
  /**
   * Routes below this one. Its page shows them at its `<Outlet />`.
   * @zh 子路由，显示在该页面的 `<Outlet />` 处。
   */
  children?: RouteConfig[];
}

/** What an error page is given. */
export interface ErrorPageProps {
  /** What failed; absent on 403 and 404. When a module could not be loaded, `cause` holds the browser's own error. */
  error?: Error;
  /** Tries again what failed. */
  retry: () => void;
}

/** Error pages by what happened; those left out are the layout's, else built-in ones. */
export interface ErrorPages {
  /** No right for this page. */
  403?: ComponentType<ErrorPageProps>;
  /** No route matches the address. */
  404?: ComponentType<ErrorPageProps>;
  /** A page, the initial state or `access` failed. */
  500?: ComponentType<ErrorPageProps>;
  /** A file of the page is gone, after a deploy; `retry` reloads. */
  stale?: ComponentType<ErrorPageProps>;
  /** A file of the page could not be loaded because there is no connection. */
  offline?: ComponentType<ErrorPageProps>;
}

/** Options of `request`: those of `createRequest` of browser-utils, and where errors are shown. */
export interface AppRequestOptions extends CreateRequestOptions {
  /**
   * Shows an error to the reader, with a text in the language of the app. By default the layout of `malganis/antd` does, as a notice.
   */
  onError?: (error: RequestError, text: string) => void;
}

/** The client of an app. Each failure is also shown to the reader, except by the calls of `silent`. */
export interface AppRequest extends RequestClient {
  /** The same calls, whose failures are only thrown. */
  silent: RequestClient;
}

/** Settings of {@link createApp}. */
export interface AppOptions<State = unknown> {
  /**
   * The route table: at least one route.
   * @zh 路由表，至少一项。
   */
  routes: RouteConfig[];
  /**
   * Loads the frame around the pages, whose default export shows them at its `<Outlet />`: made with `createLayout` of `malganis/antd`, or your own.
   * @zh 加载页面外的布局，默认导出在 `<Outlet />` 处显示页面：用 `malganis/antd` 的 `createLayout` 创建，或自行编写。
   */
  layout?: () => Promise<{ default: ComponentType }>;
  /**
   * Loads what has to be known before any page is shown, such as the account. Nothing (`undefined`, `null`) or an answer 401 means: not logged in.
   * @zh 加载显示页面前必须知道的数据，例如当前账号。结果为空（`undefined`、`null`）或响应 401 表示未登录。
   */
  initialState?: (tools: { request: AppRequest }) => State | undefined | Promise<State | undefined>;
  /**
   * Says what the reader may do, from the initial state; called again whenever that changes.
   * @zh 由初始状态得出权限；初始状态变化时重新计算。
   */
  access?: (state: State | undefined) => AccessRights | Promise<AccessRights>;
  /**
   * Path of the login page, one of `routes`. Who is not logged in, or gets a 401, is led there once, and back afterwards.
   * @zh 登录页路径，须在 `routes` 中。未登录或收到 401 时跳转到此，登录后回到原地址。
   */
  loginPath?: string;
  /**
   * Options of `app.request`, a client made with `createRequest` of browser-utils.
   * @zh `app.request` 的选项，由 browser-utils 的 `createRequest` 创建。
   * @default {}
   */
  request?: AppRequestOptions;
  /**
   * Where the current page is kept: in the path, after `#`, or only in memory.
   * @zh 当前页面保存在哪里：路径、`#` 之后，或仅在内存中。
   * @default 'browser'
   */
  history?: HistoryType;
  /**
   * Path under which the app is served; `import.meta.env.BASE_URL` may be passed as it is, also when it is the URL of a CDN.
   * @zh 应用部署的路径；可直接传 `import.meta.env.BASE_URL`，是 CDN 网址时也可以。
   * @default '/'
   */
  basename?: string;
  /**
   * First page of an app whose `history` is `'memory'`, without the basename.
   * @zh `history` 为 `'memory'` 时的第一个页面，不含 `basename`。
   * @default '/'
   */
  initialPath?: string;
  /**
   * Language at the beginning, of titles and built-in texts; `useSettings` changes it.
   * @zh 初始语言，用于标题和内置文案；用 `useSettings` 切换。
   * @default 'zh-CN'
   */
  locale?: AppLocale;
  /**
   * Theme of antd-ext at the beginning, for the layout of `malganis/antd`; `useSettings` changes it.
   * @zh 初始的 antd-ext 主题，供 `malganis/antd` 的布局使用；用 `useSettings` 切换。
   * @default 'default'
   */
  themeExt?: 'default' | 'zeus' | 'hermes';
  /**
   * Color mode at the beginning, for the layout of `malganis/antd`; `useSettings` changes it.
   * @zh 初始的颜色模式，供 `malganis/antd` 的布局使用；用 `useSettings` 切换。
   * @default 'light'
   */
  colorMode?: 'light' | 'dark';
  /**
   * Shown while a module or the initial state is being loaded; by default a short text.
   * @zh 模块或初始状态加载期间显示的组件，默认是一行文字。
   */
  fetchingComp?: ComponentType;
  /**
   * Pages for what goes wrong: 403, 404, 500, `stale` (a deploy removed a file) and `offline`; those left out are the layout's, else built-in ones.
   * @zh 出错时的页面：403、404、500、`stale`（文件已被新版本移除）、`offline`（无网络）；未给出的使用布局的或内置的页面。
   */
  errorPages?: ErrorPages;
  /**
   * Makes `document.title` of the title of the page; by default they are the same.
   * @zh 由页面名称得到 `document.title`，默认与名称相同。
   */
  formatTitle?: (title: string) => string;
}

/** What an app needs from a model in order to own it; what `defineModel` and `defineStore` return fits. */
export interface AppModel {
  readonly namespace: string;
  /** Goes back to the initial state. */
  reset(): void;
  /** Makes a fresh one with the same beginning, for one page. */
  create(): AppModel;
  /** Ends what the model has begun, such as a timer. */
  end(): void;
}

/** What can change while the app runs. */
export interface AppSettings {
  locale: AppLocale;
  themeExt: 'default' | 'zeus' | 'hermes';
  colorMode: 'light' | 'dark';
}

/** What `app.use` takes: something to do with the app, and a component around all pages. */
export interface AppPlugin {
  /** Called at once. */
  setup?: (app: App) => void;
  /** Rendered around the whole app, for a provider. */
  wrap?: ComponentType<{ children: ReactNode }>;
}

/** An app made by {@link createApp}. */
export interface App<State = unknown> {
  /**
   * Makes a model part of the app: its namespace is taken, and `logOut` resets it.
   * @throws {Error} if the app already has a model of that namespace
   */
  model(model: AppModel): void;
  /**
   * Takes a model out of the app and puts its state back to the initial one.
   * @throws {Error} if the app has no model of that namespace
   */
  unmodel(namespace: string): void;
  /** Adds a plugin, before the app is on the page. */
  use(plugin: AppPlugin): void;
  /** The client for the back end, usable outside components and before `start`. */
  readonly request: AppRequest;
  /** The initial state now; `undefined` while it is loading and when nobody is logged in. */
  getInitialState(): State | undefined;
  /** Replaces the initial state, such as the name in an account; rights follow. */
  setInitialState(state: State | undefined): Promise<void>;
  /**
   * Loads the initial state and the rights again, for instance after the login.
   * @returns the new state; rejects with what `initialState` or `access` threw, and the old state stays
   */
  refresh(): Promise<State | undefined>;
  /** Forgets the account, tabs and the state of the app's models, and shows the login page if there is one. */
  logOut(): void;
  /** Changes language, theme or color mode. */
  setSettings(change: Partial<AppSettings>): void;
  /** Goes to a page, from outside components. `-1` goes back. */
  navigate(to: string | number, options?: { replace?: boolean }): void;
  /**
   * Shows the app inside an element.
   * @returns a function which takes the app off the page again
   * @throws {Error} if the app is on the page already
   */
  render(element: Element): () => void;
  /**
   * Finds an element and shows the app inside it.
   * @returns a function which takes the app off the page again
   * @throws {Error} if no element matches the selector, or the app is on the page already
   */
  start(selector: string): () => void;
}
