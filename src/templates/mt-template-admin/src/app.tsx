import { createApp } from '@mtools/malganis';
import { Spin } from 'antd';
import { usersModel } from './models/users';

function Fetching() {
  return (
    <div className="fetching" role="status" aria-label="页面加载中">
      <Spin />
    </div>
  );
}

export const app = createApp({
  basename: import.meta.env.BASE_URL,
  fetchingComp: Fetching,
  routes: [
    {
      path: '/',
      title: '管理后台',
      component: () => import('./pages/AdminLayout'),
      children: [
        { path: '', title: '概览 - 管理后台', component: () => import('./pages/Dashboard') },
        { path: 'users', title: '用户 - 管理后台', component: () => import('./pages/Users') },
        { path: '*', title: '页面不存在 - 管理后台', component: () => import('./pages/NotFound') },
      ],
    },
  ],
});

app.model(usersModel);
