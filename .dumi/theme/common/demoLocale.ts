import { locales } from '../../config/locales';

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
  const requested = url.searchParams.get('locale');
  if (requested === null || locales.some(({ id }) => id === requested)) return undefined;
  url.searchParams.delete('locale');
  window.history.replaceState(window.history.state, '', url);
  return requested;
}

/** The `?locale=` of the address which the site does not know; the demo page tells the reader. */
export const unknownLocale = takeUnknownLocale();
