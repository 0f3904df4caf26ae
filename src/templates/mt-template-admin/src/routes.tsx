import { DashboardOutlined, SettingOutlined, TeamOutlined } from '@ant-design/icons';
import type { RouteConfig } from '@mtools/malganis';

export const routes: RouteConfig[] = [
  {
    path: '/login',
    title: { 'zh-CN': '登录', 'en-US': 'Log in' },
    component: () => import('./pages/Login'),
  },
  {
    path: '/',
    title: { 'zh-CN': '概览', 'en-US': 'Overview' },
    icon: <DashboardOutlined />,
    component: () => import('./pages/Dashboard'),
  },
  {
    path: '/system',
    title: { 'zh-CN': '系统管理', 'en-US': 'System' },
    icon: <TeamOutlined />,
    children: [
      {
        path: 'users',
        title: { 'zh-CN': '用户', 'en-US': 'Users' },
        access: 'user.read',
        component: () => import('./pages/users'),
      },
      {
        path: 'roles',
        title: { 'zh-CN': '角色', 'en-US': 'Roles' },
        access: 'role.read',
        component: () => import('./pages/roles'),
      },
    ],
  },
  {
    path: '/settings',
    title: { 'zh-CN': '设置', 'en-US': 'Settings' },
    icon: <SettingOutlined />,
    component: () => import('./pages/Settings'),
  },
  {
    path: '/profile',
    title: { 'zh-CN': '个人中心', 'en-US': 'Profile' },
    hideInMenu: true,
    component: () => import('./pages/Profile'),
  },
];
