/** The part of the browser's `Storage` that is used. */
export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Makes an area which lives as long as the page and stands in where the browser has none to offer. */
export function memoryArea(): Area {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => Array.from(texts.keys())[index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
  };
}
