import { createApp } from '@mtools/malganis';
import { errorPages, Fetching } from './components/errorPages';
import { storage } from './storage';
import { both } from './texts';
import { showToast } from './toast';
import type { Account } from './types';

export const app = createApp({
  basename: import.meta.env.BASE_URL,
  locale: storage.get('locale') ?? (/^zh/i.test(navigator.language) ? 'zh-CN' : 'en-US'),
  loginPath: '/login',
  request: {
    baseURL: '/api',
    getToken: () => storage.get('token'),
    onError: (_, text) => void showToast(text),
  },
  initialState: ({ request }): Promise<Account> | undefined =>
    storage.get('token') ? request.silent.get<Account>('/me') : undefined,
  layout: () => import('./layout'),
  fetchingComp: Fetching,
  errorPages,
  routes: [
    { path: '/login', title: both('login'), component: () => import('./pages/Login') },
    // What the menu holds are the tabs; their icons are in layout.tsx.
    { path: '/', title: both('reports'), component: () => import('./pages/Reports') },
    { path: '/new', title: both('newReport'), component: () => import('./pages/NewReport') },
    { path: '/profile', title: both('profile'), component: () => import('./pages/Profile') },
    {
      path: '/reports/:id',
      title: both('reports'),
      hideInMenu: true,
      component: () => import('./pages/Report'),
    },
  ],
});
