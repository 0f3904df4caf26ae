import { createCache } from '@ant-design/cssinjs';

type Cache = ReturnType<typeof createCache>;
type Entry = ReturnType<Cache['opGet']>;

/** Tokens and styles that antd has computed, by its own keys, which say what they were computed of. */
const shared = new Map<string, Entry>();

/**
 * A cache of antd's styles that holds just what one picture uses, as an ordinary one does, but takes what was
 * computed for an earlier picture: nearly all of the time that a picture takes goes into its styles.
 */
export function createSharingCache(): Cache {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (key, change) => {
    update(key, (own) => change(own ?? shared.get(key) ?? null));
    const entry = cache.opGet(key);
    if (entry) shared.set(key, entry);
  };
  return cache;
}
