import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set by a script in the head (config/head.ts): ends the remembering, and returns the last button that was clicked. */
    takeEarlyClick?: () => HTMLElement | null | undefined;
  }
}

let button: HTMLElement | null | undefined;

/** Called right before React listens, which from then on sees to clicks itself. */
export function takeEarlyClick(): void {
  button = window.takeEarlyClick?.();
}

/** Clicks once more what a reader has clicked before React listened, so that it does its work now. */
export function useEarlyClick(): void {
  useEffect(() => {
    // The button may not be hydrated yet: at a click, React does that first, though not within an effect.
    setTimeout(() => {
      if (button?.isConnected) button.click();
      button = undefined;
    });
  }, []);
}
