import { useEffect, useLayoutEffect, useRef } from 'react';
import { currentPosition, type Position, scrollToPosition } from '../common/anchors/scroll';
import { pendingNavigation } from '../common/navigation/pendingNavigation';
import { history } from '../runtime/history';
import { useLocation } from '../runtime/route';

const positions = new Map<string, Position>();

/** Whether back or forward leads to a page that the reader has left. */
export const isReturn = (key: string) => history.action === 'POP' && positions.has(key);

/**
 * What happens when the reader arrives at another page: after a link, it is shown from its top and
 * takes the focus, so that the keyboard and a screen reader go on there; after back or forward, it is
 * where it was left.
 */
export function useArrival(): void {
  const { pathname, search, hash, key } = useLocation();
  const shown = useRef({ pathname, search, hash, key });
  const giveUp = useRef(() => {});
  const last = shown.current;
  // A link to the very page that is open leads to its top too.
  const again = last.key !== key && last.search === search && last.hash === hash;
  const arrived = last.pathname !== pathname || (again && history.action !== 'POP');

  useEffect(
    () =>
      pendingNavigation.subscribe(() => {
        if (pendingNavigation.get()) positions.set(shown.current.key, currentPosition());
      }),
    [],
  );

  // Before the paint: no frame shows the new page at the old one's position.
  useLayoutEffect(() => {
    if (!arrived) return;
    giveUp.current();
    if (history.action !== 'POP') {
      if (!hash) window.scrollTo(0, 0);
      return;
    }
    const position = positions.get(key);
    if (position) giveUp.current = scrollToPosition(position);
    else window.scrollTo(0, 0);
  }, [arrived, hash, key]);

  // After the mobile menu, whose closing gives the focus back to its button.
  useEffect(() => {
    shown.current = { pathname, search, hash, key };
    if (!arrived || hash || history.action === 'POP') return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [arrived, pathname, search, hash, key]);
}
