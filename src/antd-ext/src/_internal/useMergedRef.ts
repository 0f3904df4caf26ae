import { type ForwardedRef, type RefCallback, type RefObject, useMemo } from 'react';

/**
 * Lets a component read a node which its user reads as well.
 *
 * @param outer The ref that the user passed, of either kind or none.
 * @param inner The component's own ref.
 * @returns A ref for the node; it changes only when `outer` does.
 */
export function useMergedRef<T>(
  outer: ForwardedRef<T>,
  inner: RefObject<T | null>,
): RefCallback<T> {
  return useMemo(() => {
    // What React 19 calls in place of the ref with `null`; antd, which is in between, does not.
    let cleanUp: unknown;
    return (node) => {
      inner.current = node;
      if (typeof outer === 'function') {
        cleanUp = node || typeof cleanUp !== 'function' ? outer(node) : cleanUp();
      } else if (outer) outer.current = node;
    };
  }, [outer, inner]);
}
