import { useEffect, useRef } from 'react';
import { arrival } from '../common/anchors/arrival';
import { decodeHash } from '../common/anchors/decodeHash';
import { focusOnce } from '../common/anchors/focusOnce';
import { scrollToTarget } from '../common/anchors/scroll';
import { withoutTrailingSlash } from '../common/navigation/paths';
import { history } from '../runtime/history';
import { useLocation } from '../runtime/route';
import { isReturn } from './useArrival';

/**
 * Brings the element that the address's hash names into view, once the page that holds it is there:
 * pages are loaded lazily, so the browser's own attempt may come too early. After a link from another page it takes the
 * focus as well, as that link is gone.
 */
export function useHashTarget(): void {
  const { pathname, search, hash, key } = useLocation();
  const tab = new URLSearchParams(search).get('tab') ?? '';
  const last = useRef('');

  useEffect(() => {
    const target = `${pathname}?${tab}${hash}`;
    // A page that keeps its state in the address replaces that, and stays where it is.
    const stays = target === last.current && history.action !== 'PUSH';
    const first = last.current === '';
    const isOtherPage = !first && last.current.split('?')[0] !== pathname;
    last.current = target;
    if (!hash || stays || isReturn(key)) return;
    const id = decodeHash(hash);
    let stop = () => {};
    const scroll = () => {
      const element = document.getElementById(id);
      if (!element) return false;
      stop = scrollToTarget(element);
      if (isOtherPage && history.action !== 'POP') focusOnce(element);
      arrival.onTarget?.(element);
      return true;
    };
    // The browser has been there when it read the page, and the reader may have scrolled on.
    if (first && isPrerendered() && document.getElementById(id)) return;
    if (scroll()) return () => stop();
    const observer = new MutationObserver(() => {
      if (scroll()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [pathname, tab, hash, key]);
}

/** Whether the HTML that was loaded is that of this page (plugin/static-html). */
function isPrerendered(): boolean {
  const { prerendered } = document.documentElement.dataset;
  return prerendered === withoutTrailingSlash(window.location.pathname);
}
