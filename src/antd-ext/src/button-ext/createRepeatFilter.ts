/**
 * Makes a filter that tells a first click from those which follow it too closely.
 *
 * @param quietMs A click is a repeat until this many milliseconds passed without any click. 0 or less: never a repeat.
 * @returns A function to call on every click with the time in milliseconds. It returns whether the click is a repeat.
 * @example
 * ```ts
 * const isRepeat = createRepeatFilter(300);
 * isRepeat(0); // false
 * isRepeat(299); // true
 * isRepeat(598); // true: the click at 299 counts, too
 * isRepeat(898); // false
 * ```
 */
export function createRepeatFilter(quietMs: number): (now: number) => boolean {
  let lastClick = Number.NEGATIVE_INFINITY;
  return (now) => {
    const repeat = now - lastClick < quietMs;
    lastClick = now;
    return repeat;
  };
}
