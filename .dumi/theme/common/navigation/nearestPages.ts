/** A page that can be suggested. */
interface Candidate {
  title: string;
  path: string;
}

/**
 * The pages whose addresses are most like the one asked for: by the pairs of letters that both have,
 * which forgives typing errors, other orders and missing parts.
 *
 * @param asked path that no page has
 * @param pages the pages to choose from
 * @param count how many to return
 */
export function nearestPages<T extends Candidate>(
  asked: string,
  pages: readonly T[],
  count = 3,
): T[] {
  const wanted = pairsOf(asked);
  return pages
    .map((page) => ({
      page,
      likeness: Math.max(
        likeness(wanted, pairsOf(page.path)),
        likeness(wanted, pairsOf(page.title)),
      ),
    }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ page }) => page);
}

/** Dice's coefficient: twice the shared pairs over all pairs. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from(letters).map((letter, index) => letter + (letters[index + 1] ?? '')));
}
