import { getTheme } from '@mtools/antd-ext';
import { NavLink, Outlet, useLocation } from '@mtools/malganis';
import { ConfigProvider, Layout } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { useEffect, useRef } from 'react';

const MENU = [
  { path: '/', label: '概览' },
  { path: '/users', label: '用户' },
];

export default function AdminLayout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);

  // A screen reader stays where it was on a page that is no longer there, so the focus moves to the new one.
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    main.current?.focus();
  }, [pathname]);

  return (
    <ConfigProvider locale={zhCN} theme={getTheme('zeus')}>
      <Layout className="admin">
        <a className="admin-skip" href="#main">
          跳到正文
        </a>
        <header className="admin-header">管理后台</header>
        <nav className="admin-nav" aria-label="主导航">
          {MENU.map(({ path, label }) => (
            <NavLink key={path} to={path}>
              {label}
            </NavLink>
          ))}
        </nav>
        <main className="admin-main" id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      </Layout>
    </ConfigProvider>
  );
}
