/**
 * Follows a media query. The listener is called at once with the present answer and then at every change.
 *
 * @param query A media query, for example `'(min-width: 768px)'`. An invalid one never matches.
 * @param listener Called with whether the query matches. On a server, where there is no screen to ask,
 * it is called once with `false`.
 * @returns A function which ends the subscription; calling it again does nothing.
 * @example
 * ```ts
 * const stop = onMediaQuery('(prefers-color-scheme: dark)', (dark) => {
 *   document.documentElement.dataset.theme = dark ? 'dark' : 'light';
 * });
 * stop();
 * ```
 */
export function onMediaQuery(query: string, listener: (matches: boolean) => void): () => void {
  if (typeof window === 'undefined') {
    listener(false);
    return () => {};
  }
  const list = window.matchMedia(query);
  const onChange = (event: MediaQueryListEvent) => listener(event.matches);
  listener(list.matches);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
