import { history, useLocation } from 'dumi';
import { useEffect, useRef } from 'react';
import { arrival } from '../common/arrival';
import { decodeHash } from '../common/decodeHash';

/**
 * Brings the element that the address's hash names into view, once the page that holds it is there:
 * pages are loaded lazily, so the browser's own attempt may come too early.
 */
export function useHashTarget(): void {
  const { pathname, hash, key } = useLocation();
  const last = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link once more leads there again
  useEffect(() => {
    const target = pathname + hash;
    // A page that keeps its state in the address replaces that, and stays where it is.
    const stays = target === last.current && history.action !== 'PUSH';
    last.current = target;
    if (!hash || stays) return;
    const id = decodeHash(hash);
    const scroll = () => {
      const element = document.getElementById(id);
      if (!element) return false;
      element.scrollIntoView();
      arrival.onTarget?.(element);
      return true;
    };
    if (scroll()) return;
    const observer = new MutationObserver(() => {
      if (scroll()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash, key]);
}
