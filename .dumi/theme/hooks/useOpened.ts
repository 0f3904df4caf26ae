import { useEffect, useRef, useState } from 'react';

/**
 * Whether a `<details>` has been opened once, for content that is not mounted before. A reader may have
 * opened it before it was hydrated, when nobody listened.
 *
 * @returns `details` are the props of the element
 */
export function useOpened() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    if (ref.current?.open) setOpened(true);
  }, []);

  // What has been opened before hydration stays open, and is no mismatch.
  const details = { ref, onToggle: () => setOpened(true), suppressHydrationWarning: true };
  return { opened, details };
}
