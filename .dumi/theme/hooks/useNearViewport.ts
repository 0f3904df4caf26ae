import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window an element may be and still count as near, as an IntersectionObserver margin. */
const MARGIN = '300px 0px';

/** Whether the element has been near the window once. False on the server. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near, ref]);

  return near;
}
