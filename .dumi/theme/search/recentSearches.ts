const KEY = 'mtools:recent-searches';
const MOST = 6;

/** The latest queries with which a result was chosen, the latest first. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((entry): entry is string => typeof entry === 'string').slice(0, MOST);
  } catch {
    // Nothing may be stored, or something else is stored there.
    return [];
  }
}

function write(recent: readonly string[]): string[] {
  const kept = recent.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage there are no recent searches.
  }
  return kept;
}

/** Puts a query first, once. */
export function addRecent(query: string): string[] {
  const trimmed = query.trim();
  return write([trimmed, ...readRecent().filter((entry) => entry !== trimmed)]);
}

export function removeRecent(query: string): string[] {
  return write(readRecent().filter((entry) => entry !== query));
}
