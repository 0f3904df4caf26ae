import { type RefObject, useEffect, useState } from 'react';
import { useNearViewport } from './useNearViewport';

/** What only a reader does: a page that is merely opened, or measured, causes none of them. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** How long a busy page may put off what a reader has asked for, in ms. */
const PATIENCE_MS = 1000;

interface NavigatorWithConnection {
  // Not in TypeScript's library: Firefox and Safari have no such property.
  connection?: { saveData?: boolean };
}

/**
 * Whether the time has come to load something heavy: the page has loaded, the reader has moved,
 * touched, scrolled or typed, the element is near the window, and the browser is idle. With Save-Data
 * only what happens inside the element counts.
 *
 * @param enabled `false` where nothing waits for it
 */
export function useInterest(ref: RefObject<HTMLElement | null>, enabled = true): boolean {
  const near = useNearViewport(ref);
  const [interested, setInterested] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!enabled || !near || interested || !element) return;
    const { connection } = navigator as NavigatorWithConnection;
    const target = connection?.saveData ? element : window;
    const stop = new AbortController();
    const listen = () => {
      for (const sign of SIGNS) {
        target.addEventListener(sign, wait, { passive: true, signal: stop.signal });
      }
    };
    const wait = () => {
      stop.abort();
      // Safari has no requestIdleCallback.
      if (window.requestIdleCallback) {
        window.requestIdleCallback(() => setInterested(true), { timeout: PATIENCE_MS });
      } else window.setTimeout(() => setInterested(true));
    };
    if (document.readyState === 'complete') listen();
    else window.addEventListener('load', listen, { signal: stop.signal });
    return () => stop.abort();
  }, [enabled, near, interested, ref]);

  return interested;
}
