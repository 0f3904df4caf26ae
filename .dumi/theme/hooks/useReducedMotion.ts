import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether the reader wants nothing to move. It stays what it was when the component was mounted: antd mounts all that it
 * holds anew when its motion goes or comes.
 */
export function useReducedMotion(): boolean {
  const reduced = useSyncExternalStore(
    subscribeToNothing,
    () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    () => false,
  );
  return useState(reduced)[0];
}
