/**
 * A regular expression that knows Unicode's properties, made when the module runs: in a literal, the
 * build would spell every property out, which is 20 KiB for a handful of them.
 */
export function unicode(pattern: string, flags = ''): RegExp {
  return new RegExp(pattern, `u${flags}`);
}
