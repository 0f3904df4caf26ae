/** The part of Rspack's compilation that is read here. */
export interface Compilation {
  namedChunkGroups: ReadonlyMap<string, { getFiles(): readonly string[] }>;
  getAssets(): readonly { name: string }[];
}

/** The file with the hashes of all chunks (plugin/bundler/nameChunks.ts). */
export function chunkListOf(compilation: Compilation): string {
  const list = compilation.getAssets().find(({ name }) => /^chunks\.\w+\.json$/.test(name));
  if (!list) throw new Error('The build has no list of chunks');
  return list.name;
}

/**
 * The scripts that hydration of a page waits for. A browser finds the entry script after all of the text, and there the
 * names of the others, one round trip later; as preload links they are fetched together.
 *
 * @param compilation Rspack's, after the build
 * @param chunks names of the chunks
 * @returns file names in the output folder
 */
export function scriptsOf(compilation: Compilation, chunks: readonly string[]): string[] {
  const scripts = chunks.flatMap((chunk) => {
    const group = compilation.namedChunkGroups.get(chunk);
    if (!group) throw new Error(`The build has no chunk ${chunk}`);
    return [...group.getFiles()];
  });
  return [...new Set(scripts)].filter((script) => script.endsWith('.js'));
}
