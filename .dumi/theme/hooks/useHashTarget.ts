import { useLocation } from 'dumi';
import { useEffect } from 'react';
import { arrival } from '../common/arrival';
import { decodeHash } from '../common/decodeHash';

/**
 * Brings the element that the address's hash names into view, once the page that holds it is there:
 * pages are loaded lazily, so the browser's own attempt may come too early.
 */
export function useHashTarget(): void {
  const { pathname, hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link once more leads there again
  useEffect(() => {
    if (!hash || !pathname) return;
    const id = decodeHash(hash);
    const scroll = () => {
      const target = document.getElementById(id);
      if (!target) return false;
      target.scrollIntoView();
      arrival.onTarget?.(target);
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
