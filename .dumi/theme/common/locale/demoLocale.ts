import { locales } from '../../../config/locales';

const isDemoRoute = /\/~demos\//;

/**
 * dumi builds its messages from `?locale=` on the demo route before any component renders, and throws
 * on a value that is no language tag. So an unknown value is taken out of the address first.
 *
 * @returns the value that was taken out, or undefined
 */
function takeUnknownLocale(): string | undefined {
  if (typeof window === 'undefined' || !isDemoRoute.test(window.location.pathname))
    return undefined;
  const url = new URL(window.location.href);
  const requested = url.searchParams.getAll('locale');
  const isKnown = (value: string) => locales.some(({ id }) => id === value);
  const known = requested.find(isKnown);
  if (requested.length === 0 || (requested.length === 1 && known)) return undefined;
  url.searchParams.delete('locale');
  if (known) url.searchParams.set('locale', known);
  window.history.replaceState(window.history.state, '', url);
  return requested.find((value) => value && !isKnown(value));
}

/** The `?locale=` of the address which the site does not know; the demo page tells the reader. */
export const unknownLocale = takeUnknownLocale();
