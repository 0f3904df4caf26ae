import { NavLink, Outlet, useLocation } from '@mtools/malganis';
import { SafeArea } from 'antd-mobile';
import { useEffect, useRef } from 'react';

const TABS = [
  { path: '/', label: '全部反馈' },
  { path: '/form', label: '提交反馈' },
];

export default function MobileLayout() {
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
    <div className="mobile">
      <SafeArea position="top" />
      <main className="mobile-main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      {/* antd-mobile's TabBar cannot be reached with the keyboard, so the tabs are links. */}
      <nav className="mobile-tabs" aria-label="主导航">
        <div className="mobile-tabs-row">
          {TABS.map(({ path, label }) => (
            <NavLink key={path} to={path}>
              {label}
            </NavLink>
          ))}
        </div>
        <SafeArea position="bottom" />
      </nav>
    </div>
  );
}
