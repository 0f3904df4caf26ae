import { isValidElement, useEffect, useRef } from 'react';

/**
 * Gives the same object for as long as it says the same, so that what is written inline does not count as new on every
 * render.
 *
 * @param value Plain data, sets and maps; in it dates are compared by what they say, functions and elements by identity.
 */
export function useStableValue<T>(value: T): T {
  const latest = useRef(value);
  const stable = isSame(latest.current, value) ? latest.current : value;
  // Not state set while rendering: an element that is written inline is another one each time, and that would not end.
  useEffect(() => {
    latest.current = stable;
  });
  return stable;
}

interface Thing extends Record<string, unknown> {
  /** Dates have it, those of libraries, too. */
  toJSON?: () => unknown;
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isThing(a) || !isThing(b)) return false;
  const prototype: unknown = Object.getPrototypeOf(a);
  if (prototype !== Object.getPrototypeOf(b) || isValidElement(a)) return false;
  if (prototype === Object.prototype || prototype === null || Array.isArray(a)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => key in b && isSame(a[key], b[key]))
    );
  }
  // Sets and maps, in their order.
  if (isIterable(a) && isIterable(b)) return isSame([...a], [...b]);
  return a.toJSON !== undefined && Object.is(a.toJSON(), b.toJSON?.());
}

function isIterable(thing: object): thing is Iterable<unknown> {
  return Symbol.iterator in thing;
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null;
}
