import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { checkOptions } from './checkOptions';
import { createError } from './createError';
import { createRouter } from './createRouter';
import { MessagesContext, messages } from './messages';
import type { App, AppModel, AppOptions } from './types';

/**
 * Makes an app from a route table. Nothing is shown before `start` or `render` is called.
 *
 * @throws {Error} if a setting cannot work; the message says which one, where, and what to do
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
export function createApp(options: AppOptions): App {
  checkOptions(options);
  const models = new Map<string, AppModel>();
  let isOnPage = false;

  const render = (element: Element): (() => void) => {
    if (isOnPage) {
      throw createError(
        'This app is on the page already.',
        'app.render() or app.start()',
        'start it once, or call the function that the first start returned before starting again.',
      );
    }
    const htmlTitle = document.title;
    const router = createRouter(options, htmlTitle);
    const root = createRoot(element);
    isOnPage = true;
    root.render(
      <MessagesContext.Provider value={messages[options.locale ?? 'zh-CN']}>
        <RouterProvider router={router} />
      </MessagesContext.Provider>,
    );

    let isStopped = false;
    return () => {
      if (isStopped) return;
      isStopped = true;
      isOnPage = false;
      root.unmount();
      router.dispose();
      document.title = htmlTitle;
    };
  };

  return {
    model(model) {
      if (models.has(model.namespace)) {
        throw createError(
          `The app already has a model "${model.namespace}".`,
          'app.model()',
          'give one of them another namespace, or call app.unmodel() first.',
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
          `pass the namespace of a registered model (now: ${known}).`,
        );
      }
      models.delete(namespace);
      model.reset();
    },
    render,
    start: (selector) => render(findElement(selector)),
  };
}

function findElement(selector: string): Element {
  const element = document.querySelector(selector);
  if (element !== null) return element;
  throw createError(
    `No element matches "${selector}".`,
    'app.start()',
    `add the element to the HTML page (e.g. <div id="root"></div>) and load the script after it.`,
  );
}
