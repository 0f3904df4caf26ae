/** The part of Rspack's compilation that is read here. */
export interface Compilation {
  namedChunkGroups: ReadonlyMap<string, { getFiles(): readonly string[] }>;
}

/** Chunks around every page; umi names a chunk after its file. */
const LAYOUTS = [/ContextWrapper$/, /layouts__GlobalLayout__index$/, /layouts__DocLayout__index$/];

/** The page loads it by itself. */
const ENTRY = /^umi\./;

/**
 * The scripts that hydration of a page waits for, besides the entry. umi names them only to the entry
 * script, one round trip too late; as preload links they are fetched along with it.
 *
 * @param compilation Rspack's, after the build
 * @param file the page's Markdown file in the repository
 * @returns file names in the output folder
 */
export function scriptsOf(compilation: Compilation, file: string): string[] {
  const page = file.replaceAll('/', '__');
  const groups = [...compilation.namedChunkGroups].filter(
    ([name]) => name === page || LAYOUTS.some((layout) => layout.test(name)),
  );
  const scripts = groups.flatMap(([, group]) => group.getFiles());
  return [...new Set(scripts)].filter((script) => script.endsWith('.js') && !ENTRY.test(script));
}
