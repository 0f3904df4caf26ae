import { useState } from 'react';

/**
 * Gives the same object for as long as it says the same, so that what is written inline does not count as new on every
 * render.
 *
 * @param value Plain data; functions in it are compared by identity.
 */
export function useStableValue<T>(value: T): T {
  const [stable, setStable] = useState(value);
  if (isSame(stable, value)) return stable;
  // Set while rendering, because an effect would draw the old value first:
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  setStable(value);
  return value;
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isData(a) || !isData(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]))
  );
}

function isData(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
