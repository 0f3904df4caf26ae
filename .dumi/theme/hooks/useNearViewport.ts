import { type RefObject, useEffect, useState } from 'react';
import { mayPrefetch } from '../common/prefetch';

/** How far outside the window an element may be and still count as near, as an IntersectionObserver margin. */
const MARGIN = '300px 0px';

/**
 * Whether the element has been near the window once. False on the server.
 *
 * @param firstOf selector of elements whose first one, wherever it is, is near at once; not for a reader
 *   who saves data
 */
export function useNearViewport(ref: RefObject<Element | null>, firstOf?: string): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !ref.current) return;
    if (firstOf && document.querySelector(firstOf) === ref.current && mayPrefetch()) {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, ref, firstOf]);

  return near;
}
