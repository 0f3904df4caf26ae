import { type App, createApp } from '@mtools/malganis';
import type { Account } from './api';
import { routes } from './routes';
import { readSettings, showColorMode, storage } from './settings';

/** Makes the app; a function, so that each test has one of its own. */
export function createAdmin(): App<Account> {
  const settings = readSettings();
  showColorMode(settings.colorMode);

  return createApp({
    basename: import.meta.env.BASE_URL,
    locale: settings.locale,
    themeExt: settings.themeExt,
    colorMode: settings.colorMode,
    loginPath: '/login',
    request: {
      baseURL: import.meta.env.APP_API ?? '/api',
      getToken: () => storage.get('token'),
      headers: () => ({ 'Accept-Language': document.documentElement.lang }),
    },
    // Without a token nobody is logged in; with a cookie the back end has to be asked each time.
    initialState: ({ request }): Promise<Account> | undefined =>
      storage.get('token') ? request.silent.get<Account>('/me') : undefined,
    access: (account) =>
      Object.fromEntries((account?.permissions ?? []).map((name) => [name, true])),
    layout: () => import('./layout'),
    formatTitle: (title) => `${title} - Admin`,
    routes,
  });
}
