/** Whether two values are the same, or plain objects or arrays whose members are the same one by one. */
export function isShallowEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (!isPlain(left) || !isPlain(right) || Array.isArray(left) !== Array.isArray(right)) {
    return false;
  }
  const entries = Object.entries(left);
  if (entries.length !== Object.keys(right).length) return false;
  const other = new Map(Object.entries(right));
  return entries.every(([key, value]) => other.has(key) && Object.is(value, other.get(key)));
}

/** A Map or Date has no members of its own that could be compared, so only identity counts for it. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
}
