import { brotliCompressSync } from 'node:zlib';
import type { IndexFiles } from '../../.dumi/theme/plugin/search-index/cutIndex';
import { openParts } from '../../.dumi/theme/search/createSearchInParts';

const FIRST = 'first.json';

/**
 * Runs each query as the first one of a session, in the worker's own code.
 *
 * @returns for each query how many bytes of the index it loads, compressed with brotli
 */
export async function weighFirstQueries(
  { first, parts }: IndexFiles,
  queries: readonly string[],
): Promise<number[]> {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string, content: string): number => {
    const size = sizes.get(file) ?? brotliCompressSync(content).length;
    sizes.set(file, size);
    return size;
  };
  if (parts.size === 0) return queries.map(() => sizeOf(FIRST, first));

  const weights: number[] = [];
  for (const keywords of queries) {
    let sum = 0;
    const search = await openParts(FIRST, async (file) => {
      const content = file === FIRST ? first : (parts.get(file) ?? '');
      sum += sizeOf(file, content);
      return JSON.parse(content);
    });
    const { incomplete } = await search(keywords, 'all');
    if (incomplete) throw new Error(`“${keywords}” could not be looked for`);
    weights.push(sum);
  }
  return weights;
}
