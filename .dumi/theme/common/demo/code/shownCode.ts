import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../state/createStore';

/** Whether the code is shown, for each card on the page by the demo's id. */
const cards = createStore<ReadonlyMap<string, boolean>>(new Map());

const set = (id: string, shown: boolean) => cards.set(new Map(cards.get()).set(id, shown));

/**
 * Whether the code of a card is shown, which the page can decide for all of its cards.
 *
 * @returns like `useState`
 */
export function useShownCode(id: string): [shown: boolean, setShown: (shown: boolean) => void] {
  useEffect(() => {
    set(id, false);
    return () => cards.set(new Map([...cards.get()].filter(([card]) => card !== id)));
  }, [id]);
  const shown = useSyncExternalStore(
    cards.subscribe,
    () => cards.get().get(id) ?? false,
    () => false,
  );
  return [shown, (next) => set(id, next)];
}

const areAllShown = () => cards.get().size > 0 && [...cards.get().values()].every(Boolean);

/** Whether the code of all cards on the page is shown, and how to show or hide it. */
export function useAllCode(): [shown: boolean, setShown: (shown: boolean) => void] {
  const shown = useSyncExternalStore(cards.subscribe, areAllShown, () => false);
  return [shown, (next) => cards.set(new Map([...cards.get().keys()].map((id) => [id, next])))];
}
