type Meta = Record<string, unknown>;

/**
 * What dumi's client needs of deepmerge, in its place (plugin/dumi-patches/own-parts.ts sets the alias): it lays the
 * metadata of a page over that of its route, for every page at start. The real one clones all of it,
 * which keeps a slow telephone busy for some 50 ms; one level is all that differs.
 *
 * @param base metadata of the route, if it has any
 * @param over metadata of the page, which wins
 * @returns a new object; its tabs are new too, because dumi defines properties on them
 */
export default function merge(base: Meta | undefined, over: Meta | undefined): Meta {
  const merged = { ...base, ...over };
  if (Array.isArray(merged.tabs)) merged.tabs = merged.tabs.map((tab: object) => ({ ...tab }));
  return merged;
}
