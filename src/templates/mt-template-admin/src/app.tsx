import { type App, createApp } from '@mtools/malganis';
import type { Account } from './api';
import { routes } from './routes';
import { readSettings, showColorMode, storage } from './settings';

/** Makes the app; a function, so that each test has one of its own. */
export function createAdmin(): App<Account> {
  const settings = readSettings();
  showColorMode(settings.colorMode);

  const app = createApp<Account>({
    basename: import.meta.env.BASE_URL,
    locale: settings.locale,
    themeExt: settings.themeExt,
    loginPath: '/login',
    request: {
      baseURL: import.meta.env.APP_API ?? '/api',
      getToken: () => storage.get('token'),
      headers: () => ({ 'Accept-Language': document.documentElement.lang }),
    },
    initialState: ({ request }) => request.silent.get<Account>('/me'),
    access: (account) =>
      Object.fromEntries((account?.permissions ?? []).map((name) => [name, true])),
    layout: () => import('./layout'),
    formatTitle: (title) => `${title} - Admin`,
    routes,
  });

  app.setSettings({ colorMode: settings.colorMode });
  return app;
}
