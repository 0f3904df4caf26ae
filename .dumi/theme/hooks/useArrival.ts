import { history, useLocation } from 'dumi';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { pendingNavigation } from '../common/pendingNavigation';

const positions = new Map<string, number>();

/**
 * What happens when the reader arrives at another page: after a link, it is shown from its top and
 * takes the focus, so that the keyboard and a screen reader go on there; after back or forward, it is
 * where it was left.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });

  useEffect(
    () =>
      pendingNavigation.subscribe(() => {
        if (pendingNavigation.get()) positions.set(shown.current.key, window.scrollY);
      }),
    [],
  );

  // Before the paint: no frame shows the new page at the old one's position.
  useLayoutEffect(() => {
    if (shown.current.pathname === pathname) return;
    if (history.action === 'POP') window.scrollTo(0, positions.get(key) ?? 0);
    else if (!hash) window.scrollTo(0, 0);
  }, [pathname, hash, key]);

  // After the mobile menu, whose closing gives the focus back to its button.
  useEffect(() => {
    const moved = shown.current.pathname !== pathname;
    shown.current = { pathname, key };
    if (!moved || hash || history.action === 'POP') return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}
