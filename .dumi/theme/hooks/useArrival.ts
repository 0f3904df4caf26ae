import { history, useLocation } from 'dumi';
import { useEffect, useRef } from 'react';
import { pendingNavigation } from '../common/pendingNavigation';

const positions = new Map<string, number>();

/**
 * What happens when the reader arrives at another page: after a link, the focus moves to the content,
 * so that the keyboard and a screen reader go on there; after back or forward, the page is where it
 * was left. dumi itself scrolls to the top in both cases.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const previous = useRef({ pathname, key });

  useEffect(() => {
    // dumi scrolls to the top as soon as a link is followed, while the old page is still there.
    const remember = () => {
      if (!pendingNavigation.get()) positions.set(previous.current.key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    const moved = previous.current.pathname !== pathname;
    previous.current = { pathname, key };
    if (!moved) return;
    if (history.action === 'POP') {
      const position = positions.get(key) ?? 0;
      const frame = requestAnimationFrame(() => window.scrollTo(0, position));
      return () => cancelAnimationFrame(frame);
    }
    if (!hash) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
}
