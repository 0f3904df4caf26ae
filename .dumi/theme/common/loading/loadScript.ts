const loaded = new Map<string, Promise<void>>();

/**
 * Runs a script of the site that is no module, once a page. One that could not be loaded is asked for
 * again the next time.
 *
 * @param src address of the script
 * @throws Error (as a rejection) with the name `ChunkLoadError`, as for every other script of the site
 */
export function loadScript(src: string): Promise<void> {
  const known = loaded.get(src);
  if (known) return known;
  const script = document.createElement('script');
  script.src = src;
  const loading = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loaded.delete(src);
      script.remove();
      const error = new Error(`Loading ${src} failed.`);
      reject(Object.assign(error, { name: 'ChunkLoadError', request: src }));
    });
  });
  loaded.set(src, loading);
  document.head.append(script);
  return loading;
}
