import type { ComponentType } from 'react';

/** How the current page is kept: in the path, in the part after `#`, or only in memory. */
export type HistoryType = 'browser' | 'hash' | 'memory';

/** Language of the texts that malganis shows by itself. */
export type AppLocale = 'zh-CN' | 'en-US';

/** One entry of the route table. */
export interface RouteConfig {
  /**
   * Path of the page, in react-router's syntax: `/users`, `/users/:id`, `*` for everything else.
   * In `children` it is relative to the parent (`users`) or starts with the parent's path
   * (`/admin/users`); an empty string is the page that the parent shows at its own path.
   */
  path: string;
  /** Text of `document.title` while this page is shown; the innermost matching route with a title wins. */
  title?: string;
  /** Loads the page's module, whose default export is the page: `() => import('./pages/Users')`. */
  component: () => Promise<{ default: ComponentType }>;
  /** Pages shown inside this one, at the place of its `<Outlet />`. */
  children?: RouteConfig[];
}

/** What `errorComp` is given. */
export interface ErrorCompProps {
  /** What the page threw; when its module could not be loaded, `cause` holds the browser's own error. */
  error: Error;
  /** Loads and shows the page once more. */
  retry: () => void;
}

/** Settings of {@link createApp}. */
export interface AppOptions {
  /**
   * Where the current page is kept.
   * @default 'browser'
   */
  history?: HistoryType;
  /**
   * Path under which the app is served, such as `/admin`; a slash at its end is dropped.
   * @default '/'
   */
  basename?: string;
  /**
   * First page of an app whose `history` is `'memory'`, without the basename.
   * @default '/'
   */
  initialPath?: string;
  /** The route table: at least one route. */
  routes: RouteConfig[];
  /** Shown while the module of a page is being loaded. By default a short text with the role `status`. */
  fetchingComp?: ComponentType;
  /** Shown instead of a page that failed. By default a message with a button which tries again. */
  errorComp?: ComponentType<ErrorCompProps>;
  /**
   * Language of the built-in loading, error and not-found texts.
   * @default 'zh-CN'
   */
  locale?: AppLocale;
}

/** What an app needs from a model in order to own it; what `defineModel` returns fits. */
export interface AppModel {
  readonly namespace: string;
  reset(): void;
}

/** An app made by {@link createApp}. */
export interface App {
  /**
   * Makes a model part of the app.
   * @throws {Error} if the app already has a model of that namespace
   */
  model(model: AppModel): void;
  /**
   * Takes a model out of the app and puts its state back to the initial one.
   * @throws {Error} if the app has no model of that namespace
   */
  unmodel(namespace: string): void;
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
