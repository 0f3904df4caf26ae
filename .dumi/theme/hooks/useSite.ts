import { locales } from '../../config/locales';
import { withLocale, withoutLocale, withoutTrailingSlash } from '../common/navigation/paths';
import { useRoute } from '../runtime/route';

const bases = locales.map(({ base }) => base);

/** Where the reader is: language, address in the site, and the part of it that all languages share. */
export function useSite() {
  const { locale, location } = useRoute();
  const pathname = withoutTrailingSlash(location.pathname);
  return {
    locale,
    location,
    pathname,
    /** The path without its language: `/en-US/guide` gives `/guide`. */
    sharedPath: withoutLocale(pathname, bases),
    /** The address of a shared path in the reader's language. */
    toLocale: (path: string) => withLocale(path, locale.base),
  };
}
