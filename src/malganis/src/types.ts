import type { CreateRequestOptions, RequestClient, RequestError } from '@mtools/browser-utils';
import type { ComponentType, ReactNode } from 'react';

/** How the current page is kept: in the path, in the part after `#`, or only in memory. */
export type HistoryType = 'browser' | 'hash' | 'memory';

/** Language of the texts that malganis shows by itself. */
export type AppLocale = 'zh-CN' | 'en-US';

/** A text, or one for each language. */
export type AppText = string | Record<AppLocale, string>;

/** The user's permissions by name, as returned by `access`. */
export type AccessRights = Record<string, unknown>;

/** A module or a list of models, as returned by `models` of a route. */
export type PageModels = readonly AppModel[] | Record<string, unknown>;

/** One entry of the route table. */
export interface RouteConfig {
  /**
   * Path of the page in react-router syntax: `/users`, `/users/:id`, `*` for everything else. In `children`,
   * it is relative to the parent (`users`) or starts with the parent's path (`/admin/users`); an empty
   * string is the page at the parent's own path.
   * @zh 页面路径，react-router 语法：`/users`、`/users/:id`，`*` 匹配其余地址。子路由可以写相对路径（`users`），也可以带上级路径；空字符串表示上级路径本身的页面。
   */
  path: string;
  /**
   * Name of the page in the menu, breadcrumbs, tabs and `document.title`; one string, or one for each
   * language.
   * @zh 页面名称，用于菜单、面包屑、页签和 `document.title`，可以按语言分别指定。
   */
  title?: AppText;
  /**
   * Icon of the page in the menu.
   * @zh 菜单图标。
   */
  icon?: ReactNode;
  /**
   * Loads the module of the page, whose default export is the page component. Optional only for routes with
   * `children`, which then just group them.
   * @zh 加载页面模块，其默认导出为页面组件。只有带 `children` 的路由可以省略，此时仅用于分组。
   */
  component?: () => Promise<{ default: ComponentType }>;
  /**
   * Models that are created and destroyed with the page: a list, or a function that loads a list or a module
   * of models.
   * @zh 随页面创建和销毁的状态：数组，或加载数组、模块的函数。
   */
  models?: readonly AppModel[] | (() => PageModels | Promise<PageModels>);
  /**
   * Name of the required permission, or a function that decides. Without permission, users see the 403 page,
   * and the menu omits the route.
   * @zh 需要的权限名，或判断函数。没有权限时显示 403 页，菜单中也不显示。
   */
  access?: string | ((rights: AccessRights) => boolean);
  /**
   * Hides the route and its children from the menu.
   * @zh 在菜单中隐藏该路由及其子路由。
   * @default false
   */
  hideInMenu?: boolean;
  /**
   * If `false`, the page is shown without the layout and its parent pages. The page of `loginPath` is always
   * shown this way.
   * @zh 为 `false` 时，页面不使用布局和上级页面。`loginPath` 的页面始终如此。
   * @default true
   */
  layout?: boolean;
  /**
   * Makes the route and its children accessible without login.
   * @zh 该路由及其子路由无需登录即可访问。
   * @default false
   */
  isPublic?: boolean;
  /**
   * Child routes, rendered at the `<Outlet />` of this page.
   * @zh 子路由，显示在该页面的 `<Outlet />` 处。
   */
  children?: RouteConfig[];
}

/** Props of an error page. */
export interface ErrorPageProps {
  /** What failed; absent on 403 and 404. When a module could not be loaded, `cause` holds the browser's own error. */
  error?: Error;
  /** Retries what failed. */
  retry: () => void;
}

/** Error pages by cause; by default, those of the layout or the built-in ones. */
export interface ErrorPages {
  /** No permission for this page. */
  403?: ComponentType<ErrorPageProps>;
  /** No route matches the address. */
  404?: ComponentType<ErrorPageProps>;
  /** A page, the initial state or `access` failed. */
  500?: ComponentType<ErrorPageProps>;
  /** A file of the page was removed by a new deployment; `retry` reloads. */
  stale?: ComponentType<ErrorPageProps>;
  /** A file of the page could not be loaded because there is no connection. */
  offline?: ComponentType<ErrorPageProps>;
}

/** Options of `request`: those of `createRequest` of browser-utils, and where errors are shown. */
export interface AppRequestOptions extends CreateRequestOptions {
  /**
   * Shows an error to the user, with a text in the language of the app. By default, the layout of
   * `malganis/antd` shows a notification.
   */
  onError?: (error: RequestError, text: string) => void;
}

/** The client of an app. Failures are also shown to the user, except for calls of `silent`. */
export interface AppRequest extends RequestClient {
  /** The same calls, whose errors are only thrown. */
  silent: RequestClient;
}

/** Settings of {@link createApp}. */
export interface AppOptions<State = unknown> {
  /**
   * The route table, with at least one route.
   * @zh 路由表，至少一项。
   */
  routes: RouteConfig[];
  /**
   * Loads the layout around the pages, whose default export renders them at its `<Outlet />`: created with
   * `createLayout` of `malganis/antd`, or your own.
   * @zh 加载页面外层的布局，其默认导出在 `<Outlet />` 处渲染页面：用 `malganis/antd` 的 `createLayout` 创建，或自行编写。
   */
  layout?: () => Promise<{ default: ComponentType }>;
  /**
   * Loads the data needed before any page is shown, such as the account. An empty result (`undefined`,
   * `null`) or a 401 response means that the user is not logged in.
   * @zh 加载显示页面之前需要的数据，例如当前账号。结果为空（`undefined`、`null`）或响应 401 表示未登录。
   */
  initialState?: (tools: { request: AppRequest }) => State | undefined | Promise<State | undefined>;
  /**
   * Derives the user's permissions from the initial state; called again whenever it changes.
   * @zh 根据初始状态计算权限；初始状态变化时重新计算。
   */
  access?: (state: State | undefined) => AccessRights | Promise<AccessRights>;
  /**
   * Path of the login page, which must be in `routes`. Users who are not logged in or get a 401 are
   * redirected there, and back after login.
   * @zh 登录页路径，须在 `routes` 中。未登录或收到 401 时跳转到该页，登录后回到原地址。
   */
  loginPath?: string;
  /**
   * Options of `app.request`, a client created with `createRequest` of browser-utils.
   * @zh `app.request` 的选项，它由 browser-utils 的 `createRequest` 创建。
   * @default {}
   */
  request?: AppRequestOptions;
  /**
   * Where the current location is kept: in the path, after `#`, or only in memory.
   * @zh 当前地址保存在哪里：路径中、`#` 之后，或仅在内存中。
   * @default 'browser'
   */
  history?: HistoryType;
  /**
   * Path under which the app is deployed; you can pass `import.meta.env.BASE_URL`, even if it is a CDN URL.
   * @zh 应用部署的路径；可以直接传入 `import.meta.env.BASE_URL`，即使它是 CDN 的 URL。
   * @default '/'
   */
  basename?: string;
  /**
   * Initial page if `history` is `'memory'`, without the basename.
   * @zh `history` 为 `'memory'` 时的初始页面，不含 `basename`。
   * @default '/'
   */
  initialPath?: string;
  /**
   * Initial language of titles and built-in texts; change it with `useSettings`.
   * @zh 初始语言，用于标题和内置文案；用 `useSettings` 切换。
   * @default 'zh-CN'
   */
  locale?: AppLocale;
  /**
   * Initial antd-ext theme, used by the layout of `malganis/antd`; change it with `useSettings`.
   * @zh 初始的 antd-ext 主题，供 `malganis/antd` 的布局使用；用 `useSettings` 切换。
   * @default 'default'
   */
  themeExt?: 'default' | 'zeus' | 'hermes';
  /**
   * Initial color mode, used by the layout of `malganis/antd`; change it with `useSettings`.
   * @zh 初始的颜色模式，供 `malganis/antd` 的布局使用；用 `useSettings` 切换。
   * @default 'light'
   */
  colorMode?: 'light' | 'dark';
  /**
   * Shown while a module or the initial state is loading; a short text by default.
   * @zh 模块或初始状态加载期间显示的组件，默认是一行文字。
   */
  fetchingComp?: ComponentType;
  /**
   * Error pages: 403, 404, 500, `stale` (a file was removed by a new deployment) and `offline`. By default,
   * those of the layout or the built-in ones are used.
   * @zh 出错时的页面：403、404、500、`stale`（文件已被新版本移除）、`offline`（无网络）；默认使用布局提供的或内置的页面。
   */
  errorPages?: ErrorPages;
  /**
   * Formats `document.title` from the page title; they are the same by default.
   * @zh 根据页面标题生成 `document.title`，默认两者相同。
   */
  formatTitle?: (title: string) => string;
}

/** The interface that an app needs from a model, implemented by `defineModel` and `defineStore`. */
export interface AppModel {
  readonly namespace: string;
  /** Resets to the initial state. */
  reset(): void;
  /** Creates a new instance with the same initial state, for one page. */
  create(): AppModel;
  /** Stops what the model has started, such as timers. */
  end(): void;
}

/** What can change while the app runs. */
export interface AppSettings {
  locale: AppLocale;
  themeExt: 'default' | 'zeus' | 'hermes';
  colorMode: 'light' | 'dark';
}

/** Argument of `app.use`: a setup function, and a component around all pages. */
export interface AppPlugin {
  /** Called immediately. */
  setup?: (app: App) => void;
  /** Rendered around the whole app, for a provider. */
  wrap?: ComponentType<{ children: ReactNode }>;
}

/** An app created by {@link createApp}. */
export interface App<State = unknown> {
  /**
   * Adds a model to the app: its namespace is registered, and `logOut` resets it.
   * @throws {Error} if the app already has a model of that namespace
   */
  model(model: AppModel): void;
  /**
   * Removes a model from the app and resets its state.
   * @throws {Error} if the app has no model of that namespace
   */
  unmodel(namespace: string): void;
  /** Adds a plugin, before the app is rendered. */
  use(plugin: AppPlugin): void;
  /** The client for the back end, usable outside components and before `start`. */
  readonly request: AppRequest;
  /** The current initial state; `undefined` while it is loading and if no one is logged in. */
  getInitialState(): State | undefined;
  /** Replaces the initial state, for example after changing the account's name; permissions are updated. */
  setInitialState(state: State | undefined): Promise<void>;
  /**
   * Reloads the initial state and permissions, for example after login.
   * @returns the new state; rejects with what `initialState` or `access` threw, and the old state stays
   */
  refresh(): Promise<State | undefined>;
  /** Clears the account, tabs and the state of the app's models, and shows the login page if there is one. */
  logOut(): void;
  /** Changes language, theme or color mode. */
  setSettings(change: Partial<AppSettings>): void;
  /** Goes to a page, from outside components. `-1` goes back. */
  navigate(to: string | number, options?: { replace?: boolean }): void;
  /**
   * Renders the app inside an element.
   * @returns a function that unmounts the app
   * @throws {Error} if the app is already rendered
   */
  render(element: Element): () => void;
  /**
   * Finds an element and renders the app inside it.
   * @returns a function that unmounts the app
   * @throws {Error} if no element matches the selector, or the app is already rendered
   */
  start(selector: string): () => void;
}
