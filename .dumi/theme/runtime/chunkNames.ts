/** What the bundler compiles to the function that names the file of a chunk, and to the one that loads a chunk. */
declare const __webpack_require__: {
  u: (id: number) => string;
  e: (id: number) => Promise<unknown>;
};

const FILE = /(?:^|\/)(\d+)\.(\w+)\.async\.js$/;

/**
 * Chunks have a hash in their names, which the entry script does not hold (plugin/bundler/nameChunks.ts): those of the page
 * that was loaded stand in its preload links, all others in a list that is loaded with the first of them.
 */
export function followChunkNames(): void {
  const list = document.documentElement.dataset.chunks;
  // While writing, names have no hash.
  if (list === undefined) return;
  const hashes = new Map<number, string>();
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="preload"][as="script"]',
  )) {
    const [, id, hash] = FILE.exec(href) ?? [];
    if (id && hash) hashes.set(Number(id), hash);
  }

  let loading: Promise<void> | undefined;
  const loadList = () => {
    loading ??= fetchList(list).then(
      (all) => {
        for (const [id, hash] of all.entries()) hashes.set(id, hash);
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  const bundler = __webpack_require__;
  const loadChunk = bundler.e;
  bundler.u = (id) => `${id}.${hashes.get(id)}.async.js`;
  bundler.e = (id) => (hashes.has(id) ? loadChunk(id) : loadList().then(() => loadChunk(id)));
}

/** @throws Error which looks like that of a chunk that does not load, and is treated so (common/loading/chunkErrors.ts) */
async function fetchList(address: string): Promise<string[]> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(String(response.status));
    return await response.json();
  } catch (cause) {
    const error = new Error(`Loading the list of chunks failed.\n(${address})`, { cause });
    throw Object.assign(error, { name: 'ChunkLoadError', request: address });
  }
}
