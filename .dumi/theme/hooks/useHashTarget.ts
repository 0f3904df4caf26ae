import { useLocation } from 'dumi';
import { useEffect } from 'react';
import { decodeHash } from '../common/decodeHash';

/**
 * Brings the element that the address's hash names into view, once the page that holds it is there:
 * pages are loaded lazily, so the browser's own attempt may come too early.
 */
export function useHashTarget(): void {
  const { pathname, hash } = useLocation();

  useEffect(() => {
    if (!hash || !pathname) return;
    const id = decodeHash(hash);
    const scroll = () => {
      const target = document.getElementById(id);
      target?.scrollIntoView();
      return Boolean(target);
    };
    if (scroll()) return;
    const observer = new MutationObserver(() => {
      if (scroll()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, hash]);
}
