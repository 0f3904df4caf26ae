/**
 * Wraps an asynchronous function so that only the latest call settles. A search field then never shows an
 * outdated result that arrives late.
 *
 * The promise of a superseded call never settles, neither with a value nor with an error, so the code after
 * its `await` does not run. Nothing references such a promise, so it is garbage-collected.
 *
 * @zh 包装一个异步函数，只有最近一次调用会有结果，搜索框因此不会显示迟到的旧结果。被新调用取代的 Promise 永远不会完成，既不兑现也不拒绝，`await` 之后的代码不会执行；没有任何地方引用它，会被垃圾回收。
 * @param fn The function to wrap, usually asynchronous.
 * @zhParam fn 要包装的函数，通常是异步函数。
 * @returns A function with the same parameters. Its latest promise settles like that of `fn`; an error that
 * `fn` throws synchronously becomes a rejection.
 * @zhReturns 参数相同的函数。最近一次调用的 Promise 与 `fn` 的结果一致；`fn` 同步抛出的错误会变成 Promise 的拒绝。
 * @group async
 * @since 0.1.0
 * @keywords 竞态 过期请求 搜索 最新 race condition stale response search last
 * @example
 * ```ts
 * const search = latest(async (word: string) => `users of ${word}`);
 * const shown: string[] = [];
 * search('a').then((users) => shown.push(users));
 * await search('ab'); // 'users of ab'
 * shown; // []
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
