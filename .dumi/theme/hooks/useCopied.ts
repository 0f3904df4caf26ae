import { useEffect, useState } from 'react';

/** How long a button says whether it has copied, in ms. */
export const COPIED_FOR = 2000;

/** Whether something has been copied a moment ago; `undefined` when nobody tried. */
export function useCopied() {
  const [copied, setCopied] = useState<boolean>();

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  return [copied, setCopied] as const;
}
