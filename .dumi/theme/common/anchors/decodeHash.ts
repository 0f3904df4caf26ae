/**
 * The id that the hash of an address names. A hash that is not validly encoded names itself.
 *
 * @param hash with or without its `#`
 */
export function decodeHash(hash: string): string {
  const id = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
