import { useCallback, useSyncExternalStore } from 'react';
import type { LayoutHistory } from './types';

/** Path and query of where the application is; `undefined` without a history. */
export function useAddress(history: LayoutHistory | undefined): string | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => history?.listen(onChange) ?? (() => {}),
    [history],
  );
  const read = () => history && addressOf(history);
  return useSyncExternalStore(subscribe, read, read);
}

/** Read again at the time of a call, when React may not have rendered a change yet. */
export const addressOf = ({ location }: LayoutHistory): string =>
  `${location.pathname}${location.search ?? ''}`;
