import { type ForwardedRef, type RefCallback, type RefObject, useMemo } from 'react';

/** Merges the ref of the user with the component's own. The result changes only when `outer` does. */
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
