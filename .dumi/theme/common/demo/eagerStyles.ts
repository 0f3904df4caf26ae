import { createCache } from '@ant-design/cssinjs';

type StyleCache = ReturnType<typeof createCache>;

/** How often the styles of a component are used, and their text, id, keyframes, whether a server leaves them out, order. */
type Entry = [number, [text: string, id: string, object, boolean | undefined, order?: number]];

/** With what antd's cache begins the names of styles; tokens have others. */
const STYLES = 'style%';

/**
 * A cache for antd's styles that brings those of a component to the page when it is rendered. antd does so when all of
 * a demo is put into the page, which for a form with pickers is half of what that costs. Rendering is done in
 * slices, so that scrolling stays smooth meanwhile. What antd then finds in the page it leaves as it is.
 */
export function createEagerCache(): StyleCache {
  const cache = createCache();
  const known = new Set<string>();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, change) => {
    update(path, change);
    const entry = path.startsWith(STYLES) ? (cache.opGet(path) as Entry | null) : null;
    if (!entry) return;
    const [, [text, id, , , order = 0]] = entry;
    if (known.has(id)) return;
    known.add(id);
    insert(text, id, order);
  };
  return cache;
}

/** At the position that antd would give it: behind all styles of the same order and of lower ones. */
function insert(text: string, id: string, order: number): void {
  const style = document.createElement('style');
  style.dataset.rcOrder = 'prependQueue';
  if (order) style.dataset.rcPriority = String(order);
  style.dataset.cssHash = id;
  style.textContent = text;
  const before = [...document.head.querySelectorAll<HTMLElement>('[data-rc-order^="prepend"]')]
    .filter(({ dataset }) => Number(dataset.rcPriority ?? 0) <= order)
    .at(-1);
  if (before) before.after(style);
  else document.head.prepend(style);
}
