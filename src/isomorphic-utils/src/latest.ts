/**
 * Wraps a function so that only its newest call answers: a search field never shows the result of an
 * older query that happened to arrive later.
 *
 * The promise of a call which a newer one has overtaken never settles, neither with its value nor with
 * its error, so code after its `await` does not run. Nothing holds such a promise, it is collected.
 *
 * @param fn The function to wrap, usually asynchronous.
 * @returns A function with the same arguments. Its newest promise settles as `fn` does; an error which
 * `fn` throws at once becomes a rejection.
 * @example
 * ```ts
 * const search = latest(async (word: string) => {
 *   const response = await fetch(`/api/users?q=${encodeURIComponent(word)}`);
 *   return response.json();
 * });
 * search('a').then(console.log); // never prints
 * search('ab').then(console.log); // prints the users for "ab"
 * ```
 */
export function latest<Args extends unknown[], Result>(
  fn: (...args: Args) => Result,
): (...args: Args) => Promise<Awaited<Result>> {
  let newest = 0;
  return async (...args): Promise<Awaited<Result>> => {
    newest += 1;
    const call = newest;
    try {
      const result = await fn(...args);
      if (call === newest) return result;
    } catch (error) {
      if (call === newest) throw error;
    }
    return new Promise<never>(() => {});
  };
}
