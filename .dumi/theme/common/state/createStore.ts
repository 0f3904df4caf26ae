type Cleanup = () => void;

/**
 * The subscribers of something outside of React.
 *
 * @param onFirst called when the first one comes; what it returns is called when the last one has gone
 */
export function createListeners(onFirst?: () => Cleanup) {
  const listeners = new Set<() => void>();
  let onLast: Cleanup | undefined;
  return {
    notify(): void {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): Cleanup {
      if (listeners.size === 0) onLast = onFirst?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) onLast?.();
      };
    },
  };
}

export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  subscribe: (listener: () => void) => Cleanup;
}

/** State outside of components, which several of them read. */
export function createStore<T>(initial: T, onFirst?: () => Cleanup): Store<T> {
  const { notify, subscribe } = createListeners(onFirst);
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
  };
}
