import { createContext, type Dispatch, useContext, useSyncExternalStore } from 'react';
import type { DataRouter } from 'react-router';
import type { Notifier } from './createAppRequest';
import { createError } from './createError';
import type { Session } from './createSession';
import type { Model } from './defineModel';
import { type Messages, messages } from './messages';
import type { RouteNode } from './readRoutes';
import type { App, AppModel, AppOptions, AppSettings, ErrorPages } from './types';

/** What the parts of one app share while it is on the page. */
export interface AppContextValue {
  app: App;
  options: AppOptions;
  session: Session;
  settings: Model<AppSettings>;
  /** Titles that pages have given themselves, by path. */
  titles: Model<Record<string, string | undefined>>;
  /** Models that belong to the whole app, by namespace. */
  models: ReadonlyMap<string, AppModel>;
  nodes: RouteNode[];
  router: DataRouter;
  /** Lets the layout show errors of requests; returns what ends that. */
  addNotifier: (notifier: Notifier) => () => void;
}

export const AppContext = createContext<AppContextValue | undefined>(undefined);

/** Error pages of the layout around, for those that the app does not give. */
export const ErrorPagesContext = createContext<ErrorPages>({});

export const useOptionalApp = () => useContext(AppContext);

/** @throws {Error} outside of an app */
export function useAppContext(): AppContextValue {
  const value = useContext(AppContext);
  if (value) return value;
  throw createError(
    'A hook or component of malganis is used outside of an app.',
    'the component that calls it',
    'use it in a page or layout of createApp({ routes }).',
  );
}

/** Reads a store which belongs to the app, and renders again when it changes. */
export function useStore<T>(store: {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Returns the app that contains the component, for everything without its own hook: `request`, `logOut`, `refresh`. */
export const useApp = (): App => useAppContext().app;

/** Returns the language, theme and color mode of the app, and a function to change them. */
export function useSettings(): [AppSettings, Dispatch<Partial<AppSettings>>] {
  const { settings } = useAppContext();
  return [useStore(settings), settings.set];
}

/** The built-in texts in the language of the app. */
export function useMessages(): Messages {
  return messages[useSettings()[0].locale];
}
