import { createApp } from '@mtools/malganis';
import { Toast } from 'antd-mobile';
import { AddCircleOutline, UnorderedListOutline, UserOutline } from 'antd-mobile-icons';
import { errorPages, Fetching } from './components/StatePages';
import { storage } from './storage';
import { both } from './texts';
import type { Account } from './types';

export const app = createApp({
  basename: import.meta.env.BASE_URL,
  locale: storage.get('locale') ?? (/^zh/i.test(navigator.language) ? 'zh-CN' : 'en-US'),
  loginPath: '/login',
  request: {
    baseURL: '/api',
    getToken: () => storage.get('token'),
    onError: (_, text) => void Toast.show(text),
  },
  initialState: ({ request }): Promise<Account> | undefined =>
    storage.get('token') ? request.silent.get<Account>('/me') : undefined,
  layout: () => import('./layout'),
  fetchingComp: Fetching,
  errorPages,
  routes: [
    { path: '/login', title: both('login'), component: () => import('./pages/Login') },
    // Routes with an icon are the tabs.
    {
      path: '/',
      title: both('reports'),
      icon: <UnorderedListOutline />,
      component: () => import('./pages/Reports'),
    },
    {
      path: '/new',
      title: both('newReport'),
      icon: <AddCircleOutline />,
      component: () => import('./pages/NewReport'),
    },
    {
      path: '/profile',
      title: both('profile'),
      icon: <UserOutline />,
      component: () => import('./pages/Profile'),
    },
    {
      path: '/reports/:id',
      title: both('reports'),
      hideInMenu: true,
      component: () => import('./pages/Report'),
    },
  ],
});
