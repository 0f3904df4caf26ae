import { useEffect, useSyncExternalStore } from 'react';

/** Whether the code is shown, for each card on the page by the demo's id. */
let cards: ReadonlyMap<string, boolean> = new Map();

const listeners = new Set<() => void>();

function update(next: Iterable<readonly [string, boolean]>): void {
  cards = new Map(next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const set = (id: string, shown: boolean) => update([...cards, [id, shown]]);

/**
 * Whether the code of a card is shown, which the page can decide for all of its cards.
 *
 * @returns like `useState`
 */
export function useShownCode(id: string): [shown: boolean, setShown: (shown: boolean) => void] {
  useEffect(() => {
    set(id, false);
    return () => update([...cards].filter(([card]) => card !== id));
  }, [id]);
  const shown = useSyncExternalStore(
    subscribe,
    () => cards.get(id) ?? false,
    () => false,
  );
  return [shown, (next) => set(id, next)];
}

const areAllShown = () => cards.size > 0 && [...cards.values()].every(Boolean);

/** Whether the code of all cards on the page is shown, and how to show or hide it. */
export function useAllCode(): [shown: boolean, setShown: (shown: boolean) => void] {
  const shown = useSyncExternalStore(subscribe, areAllShown, () => false);
  return [shown, (next) => update([...cards].map(([id]) => [id, next]))];
}
