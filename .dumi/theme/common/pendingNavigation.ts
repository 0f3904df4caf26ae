const listeners = new Set<() => void>();
let pending = false;

/** Whether the reader has asked for a page that is not on the screen yet. */
export const pendingNavigation = {
  get: () => pending,
  set(value: boolean): void {
    if (pending === value) return;
    pending = value;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
