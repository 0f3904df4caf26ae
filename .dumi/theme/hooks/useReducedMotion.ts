import { useState } from 'react';

/**
 * Whether the reader wants nothing to move, for what is loaded in the browser alone. It stays what it was when the
 * component was mounted: antd mounts all that it holds again when its motion goes or comes.
 */
export function useReducedMotion(): boolean {
  const [reduced] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  return reduced;
}
