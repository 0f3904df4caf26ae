import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type DataRouter, RouterProvider } from 'react-router';
import { AppContext } from './appContext';
import { checkOptions } from './checkOptions';
import { createAppRequest, type Notifier } from './createAppRequest';
import { createError } from './createError';
import { createRouter } from './createRouter';
import { createSession } from './createSession';
import { defineModel } from './defineModel';
import { joinPath } from './joinPath';
import { messages } from './messages';
import { readRoutes } from './readRoutes';
import { tabsKey, writeTabs } from './tabStorage';
import type { App, AppModel, AppOptions, AppPlugin, AppSettings } from './types';

/**
 * Creates an app from a route table. Nothing is rendered before `start` or `render` is called.
 *
 * @throws {Error} if an option is invalid; the message names it and says where it is and how to fix it
 *
 * @example
 * ```ts
 * import { createApp } from '@mtools/malganis';
 *
 * const app = createApp({
 *   history: 'hash',
 *   routes: [{ path: '/', title: 'Home', component: () => import('./pages/Home') }],
 * });
 * app.start('#root');
 * ```
 */
export function createApp<State = unknown>(given: AppOptions<State>): App<State> {
  // Inside of malganis nothing depends on what the state is; the hooks give it its type back.
  const options = given as AppOptions;
  // A mistake in the options shows while the app is developed, so production does without the checks.
  if (process.env.NODE_ENV !== 'production') checkOptions(options);
  const { loginPath, locale = 'zh-CN', themeExt = 'default', colorMode = 'light' } = options;
  const models = new Map<string, AppModel>();
  const wraps: NonNullable<AppPlugin['wrap']>[] = [];
  const notifiers: Notifier[] = [];
  const session = createSession(options, () => ({ request }));
  const settings = defineModel<AppSettings>('settings', () => ({
    locale,
    themeExt,
    colorMode,
  }));
  const titles = defineModel<Record<string, string | undefined>>('titles', () => ({}));
  let router: DataRouter | undefined;

  const isAtLogin = () => {
    if (!router || loginPath === undefined) return false;
    const path = joinPath('/', `${router.basename ?? ''}/${loginPath}`);
    return joinPath('/', router.state.location.pathname) === path;
  };
  const request = createAppRequest(options.request ?? {}, {
    onExpired: () => !isAtLogin() && session.leave(true),
    getNotifier: () => notifiers[notifiers.length - 1],
    getMessages: () => messages[settings.get().locale],
  });

  const render = (element: Element): (() => void) => {
    if (router) {
      throw createError(
        'This app is already rendered.',
        'app.render() or app.start()',
        'call what the first start returned before starting again.',
      );
    }
    const { title: htmlTitle } = document;
    const { lang: htmlLang } = document.documentElement;
    const nodes = readRoutes(options);
    const current = createRouter(options, nodes, htmlTitle);
    router = current;
    const root = createRoot(element);
    const addNotifier = (notifier: Notifier) => {
      notifiers.push(notifier);
      return () => void notifiers.splice(notifiers.indexOf(notifier), 1);
    };
    const value = { app, options, session, settings, titles, models, nodes, router, addNotifier };
    root.render(
      <AppContext.Provider value={value}>
        {wraps.reduceRight<ReactNode>(wrapIn, <RouterProvider router={router} />)}
      </AppContext.Provider>,
    );

    let isStopped = false;
    return () => {
      if (isStopped) return;
      isStopped = true;
      router = undefined;
      root.unmount();
      current.dispose();
      document.title = htmlTitle;
      document.documentElement.lang = htmlLang;
    };
  };

  const app: App = {
    model(model) {
      if (models.has(model.namespace)) {
        throw createError(
          `The app already has a model "${model.namespace}".`,
          'app.model()',
          'name one differently, or call app.unmodel() first.',
        );
      }
      models.set(model.namespace, model);
    },
    unmodel(namespace) {
      const model = models.get(namespace);
      if (model === undefined) {
        const known = [...models.keys()].map((key) => `"${key}"`).join(', ') || 'none';
        throw createError(
          `The app has no model "${namespace}".`,
          'app.unmodel()',
          `pass one of those it has (now: ${known}).`,
        );
      }
      models.delete(namespace);
      model.reset();
    },
    use({ setup, wrap }) {
      if (wrap) wraps.push(wrap);
      setup?.(app);
    },
    request,
    getInitialState: () => session.get().value,
    setInitialState: session.set,
    refresh: session.refresh,
    logOut() {
      writeTabs(tabsKey(options), []);
      session.leave(false);
      for (const model of models.values()) model.reset();
    },
    setSettings: settings.set,
    navigate(to, navigation) {
      if (router === undefined) {
        throw createError(
          'The app has not started.',
          'app.navigate()',
          'call it after app.start().',
        );
      }
      void (typeof to === 'number' ? router.navigate(to) : router.navigate(to, navigation));
    },
    render,
    start: (selector) => render(findElement(selector)),
  };
  // What it holds is of the type that `given` says.
  return app as App<State>;
}

const wrapIn = (inside: ReactNode, Wrap: NonNullable<AppPlugin['wrap']>): ReactNode => (
  <Wrap>{inside}</Wrap>
);

function findElement(selector: string): Element {
  const element = document.querySelector(selector);
  if (element !== null) return element;
  throw createError(
    `No element matches "${selector}".`,
    'app.start()',
    'add it to the HTML page, e.g. <div id="root"></div>, before the script.',
  );
}
