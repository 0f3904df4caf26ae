import { useState } from 'react';

interface Load {
  /** Rows that there are; `undefined` as long as nobody said. */
  rows: readonly unknown[] | undefined;
  loading: boolean;
}

/**
 * Tells the first load from later ones. It is over when `loading` goes from true to false, when rows come where there
 * were none, or when the table has rows, or none, and does not load. Then it is over for good.
 *
 * @returns Whether the first load still lasts, and whether the last one has brought other rows: one that failed leaves
 * those that there are.
 */
export function useFirstLoad({ rows, loading }: Load): { first: boolean; loaded: boolean } {
  const count = rows?.length;
  const [before] = useState(count);
  const [seen, setSeen] = useState(loading);
  const [over, setOver] = useState(false);
  const [last, setLast] = useState({ loading, before: rows });
  if (loading && !seen) setSeen(true);
  if (loading !== last.loading) setLast({ loading, before: loading ? rows : last.before });

  const ends = loading ? !before && Boolean(count) : seen || count !== undefined;
  if (ends && !over) setOver(true);
  return {
    first: !over && !ends,
    loaded: (seen || before === undefined) && !loading && rows !== last.before,
  };
}
