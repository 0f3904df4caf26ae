import { type ForwardedRef, type RefCallback, type RefObject, useCallback } from 'react';

/**
 * Lets a component read a node which its user reads as well.
 *
 * @param outer The ref that the user passed, of either kind or none.
 * @param inner The component's own ref.
 * @returns A ref for the node; it changes only when `outer` does. As with antd's own components, a cleanup which a
 * function ref returns is not called; the ref is called with `null` instead.
 */
export function useMergedRef<T>(
  outer: ForwardedRef<T>,
  inner: RefObject<T | null>,
): RefCallback<T> {
  return useCallback(
    (node: T | null) => {
      inner.current = node;
      if (typeof outer === 'function') outer(node);
      else if (outer) outer.current = node;
    },
    [outer, inner],
  );
}
