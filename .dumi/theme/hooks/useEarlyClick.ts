import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by a script in the head: the last button that was clicked so far. Clicks are no longer remembered then. */
    takeEarlyClick?: () => HTMLElement | null | undefined;
  }
}

/** Clicks once more what a reader has clicked before it was hydrated, so that it does its work now. */
export function useEarlyClick(): void {
  useEffect(() => {
    const button = window.takeEarlyClick?.();
    window.takeEarlyClick = undefined;
    if (button?.isConnected) button.click();
  }, []);
}
