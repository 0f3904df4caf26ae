import { useCallback, useEffect, useRef, useState } from 'react';

interface Loaded<T> {
  data?: T;
  isLoading: boolean;
  hasFailed: boolean;
  reload: () => Promise<void>;
}

/**
 * Loads data when the component is shown. The request itself tells the reader about a failure, so that the component
 * only has to offer `reload`.
 */
export function useLoad<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({
    isLoading: true,
    hasFailed: false,
  });
  const latest = useRef({ load, turn: 0 });
  latest.current.load = load;

  const reload = useCallback(async () => {
    latest.current.turn += 1;
    const { turn } = latest.current;
    setState((before) => ({ ...before, isLoading: true, hasFailed: false }));
    const result = await latest.current.load().then(
      (data) => ({ data, hasFailed: false }),
      () => ({ hasFailed: true }),
    );
    // A response older than the newest request is dropped.
    if (turn !== latest.current.turn) return;
    setState((before) => ({ ...before, ...result, isLoading: false }));
  }, []);

  useEffect(() => void reload(), [reload]);
  return { ...state, reload };
}
