import { useEffect, useState } from 'react';

/** How long a button says that it has copied, in ms. */
const COPIED_FOR = 2000;

/** Whether something has been copied a moment ago. */
export function useCopied() {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  return [copied, setCopied] as const;
}
