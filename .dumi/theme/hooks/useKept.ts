import { useState } from 'react';
import { useHydrated } from './useHydrated';

/**
 * Whether a part may stay the HTML that the build has rendered: it is hydrated, and not rendered by the browser. It stays
 * what it was when the part was mounted; false on the server, which renders the HTML.
 */
export function useKept(): boolean {
  const hydrated = useHydrated();
  const [kept] = useState(!hydrated && typeof window !== 'undefined');
  return kept;
}
