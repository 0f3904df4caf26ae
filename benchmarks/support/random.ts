/** A generator with a seed (mulberry32): every run measures the same. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list. */
export function pick<T>(list: readonly T[], random: () => number): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from');
  return picked;
}

/** A pronounceable word of three to five syllables. */
export function wordOf(random: () => number): string {
  const syllables = Array.from(
    { length: 3 + Math.floor(random() * 3) },
    () => pick([...'bdfgklmnprstvz'], random) + pick([...'aeiou'], random),
  );
  return syllables.join('');
}
