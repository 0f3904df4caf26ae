import { type App, createApp } from '@mtools/malganis';
import type { Account } from './api';
import { routes } from './routes';
import { readSettings, showColorMode, storage } from './settings';

function Fetching() {
  return (
    <div className="fetching" role="status" aria-label="Loading">
      <span className="spinner" />
    </div>
  );
}

const settings = readSettings();
showColorMode(settings.colorMode);

export const app: App<Account> = createApp<Account>({
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
  access: (account) => Object.fromEntries((account?.permissions ?? []).map((name) => [name, true])),
  layout: () => import('./layout'),
  fetchingComp: Fetching,
  formatTitle: (title) => `${title} - Admin`,
  routes,
});

app.setSettings({ colorMode: settings.colorMode });
