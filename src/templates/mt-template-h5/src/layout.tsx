import { onOnline } from '@mtools/browser-utils';
import { NavLink, useLocation, useMenu } from '@mtools/malganis';
import { KeepOutlet } from '@mtools/malganis/router';
import { NoticeBar, SafeArea } from 'antd-mobile';
import { AddCircleOutline, UnorderedListOutline, UserOutline } from 'antd-mobile-icons';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from './texts';
import { preloadToast } from './toast';

/** Icons of the tabs by path. */
const ICONS: Record<string, ReactNode> = {
  '/': <UnorderedListOutline />,
  '/new': <AddCircleOutline />,
  '/profile': <UserOutline />,
};

/** Pages that keep their state and position while another one is shown. */
const isKept = (path: string) => path === '/' || path === '/new';

export default function Layout() {
  const texts = useTexts();
  const { pathname } = useLocation();
  const tabs = useMenu();
  const isTab = tabs.some(({ path }) => path === pathname);
  const isOnline = useOnline();
  const main = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);

  useEffect(preloadToast, []);
  // KeepOutlet then scrolls a kept page to where it was.
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    window.scrollTo(0, 0);
    // A screen reader would stay on a page that is gone.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={isTab ? 'layout layout-with-tabs' : 'layout'}>
      <SafeArea position="top" />
      <div role="status">{!isOnline && <NoticeBar color="alert" content={texts.offline} />}</div>
      <main ref={main} tabIndex={-1}>
        <KeepOutlet keep={isKept} />
      </main>
      {/* Links, because the TabBar of antd-mobile cannot be reached with the keyboard. */}
      {isTab && (
        <nav className="tabs" aria-label={texts.navigation}>
          <div className="tabs-row">
            {tabs.map(({ key, path = '/', title }) => (
              <NavLink key={key} to={path} end>
                {ICONS[path]}
                <span>{title}</span>
              </NavLink>
            ))}
          </div>
          <SafeArea position="bottom" />
        </nav>
      )}
    </div>
  );
}

function useOnline() {
  const [isOnline, setIsOnline] = useState(true);
  useEffect(() => onOnline(setIsOnline), []);
  return isOnline;
}
