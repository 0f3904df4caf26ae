/**
 * Replaces both storages of the page by ones in memory: the preview shares its origin with the site, in whose
 * storage it has no business, and begins again with each load.
 *
 * @param stored values of `localStorage` at the beginning, by key
 */
export function keepInMemory(stored: Record<string, unknown>): void {
  const entries = Object.entries(stored).map(
    ([key, value]) => [key, JSON.stringify(value)] as const,
  );
  Object.defineProperty(window, 'localStorage', { value: createStorage(entries) });
  Object.defineProperty(window, 'sessionStorage', { value: createStorage([]) });
}

function createStorage(entries: Iterable<readonly [string, string]>): Storage {
  const values = new Map(entries);
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
