import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  useOutlet,
} from 'react-router';
import { useAppContext } from './appContext';
import { joinPath } from './joinPath';
import { PageShownContext } from './usePage';

interface KeptPage {
  element: ReactNode;
  location: Location;
  /** How far it was scrolled, in px. */
  scrollTop: number;
}

interface KeepOutletProps {
  /** Whether to keep the page of a path (without query) alive while another one is shown. */
  keep: (path: string) => boolean;
}

/**
 * Renders the current page like `<Outlet />`, and keeps other pages alive with their input, scroll position
 * and address.
 */
export function KeepOutlet({ keep }: KeepOutletProps) {
  const { router } = useAppContext();
  const element = useOutlet();
  const location = useLocation();
  const navigationType = useNavigationType();
  const path = joinPath('/', location.pathname);
  const kept = useRef(new Map<string, KeptPage>());
  const box = useRef<HTMLDivElement>(null);

  const shown = new Map([...kept.current].filter(([key]) => key === path || keep(key)));
  shown.set(path, { element, location, scrollTop: shown.get(path)?.scrollTop ?? 0 });

  useLayoutEffect(() => {
    kept.current = shown;
  });

  // In the same commit, so that a position is never noted for the page that comes next.
  useLayoutEffect(() => {
    const scroller = findScroller(box.current);
    const note = () => {
      const page = kept.current.get(path);
      // The layout around renders the next page first, and scrolls to the top while this one is still shown.
      const isLeaving = page?.location.key !== router.state.location.key;
      if (page && !isLeaving) page.scrollTop = scroller.scrollTop;
    };
    const target = scroller === document.documentElement ? document : scroller;
    target.addEventListener('scroll', note, { passive: true });
    return () => target.removeEventListener('scroll', note);
  }, [path, router]);

  // After the layout around, which scrolls each new page to its top.
  useEffect(() => {
    const scrollTop = kept.current.get(path)?.scrollTop;
    if (scrollTop) findScroller(box.current).scrollTop = scrollTop;
  }, [path]);

  return (
    <div ref={box}>
      {[...shown].map(([key, page]) => {
        const isShown = key === path;
        return (
          <div key={key} hidden={!isShown}>
            <PageShownContext.Provider value={isShown}>
              <LocationContext.Provider value={{ location: page.location, navigationType }}>
                {page.element}
              </LocationContext.Provider>
            </PageShownContext.Provider>
          </div>
        );
      })}
    </div>
  );
}

function findScroller(element: Element | null): Element {
  for (let each = element; each; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.documentElement;
}
