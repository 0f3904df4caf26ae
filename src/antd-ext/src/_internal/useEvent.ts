import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A function that stays the same and does what it was last given. It is not for use while rendering. Unlike that of
 * `@rc-component/util` it knows nothing of what was rendered and never shown, as in a transition that is pending or was
 * given up: the field on the page keeps the rules by which it was drawn.
 */
export function useEvent<Callback extends (...args: never[]) => unknown>(
  callback: Callback,
): Callback {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  // It takes and returns what the callback does.
  return useCallback(((...args) => latest.current(...args)) as Callback, []);
}
