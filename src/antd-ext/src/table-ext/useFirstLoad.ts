import { useState } from 'react';

interface Load {
  /** Rows that there are; `undefined` as long as nobody said. */
  count: number | undefined;
  loading: boolean;
}

/**
 * Tells the first load from later ones. It is over when `loading` goes from true to false, when rows come where there
 * were none, or when the table has rows, or none, and does not load. Then it is over for good.
 *
 * @returns Whether the first load still lasts, and whether there was any load so far.
 */
export function useFirstLoad({ count, loading }: Load): { first: boolean; loaded: boolean } {
  const [hadRows] = useState(Boolean(count));
  const [seen, setSeen] = useState(loading);
  const [over, setOver] = useState(false);
  if (loading && !seen) setSeen(true);

  const ends = loading ? !hadRows && Boolean(count) : seen || count !== undefined;
  if (ends && !over) setOver(true);
  return { first: !over && !ends, loaded: seen && !loading };
}
