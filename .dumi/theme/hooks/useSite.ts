import { useLocation } from 'dumi';
import { locales } from '../../config/locales';
import { useIntl } from '../common/dumi-aliases/intl';
import { withLocale, withoutLocale, withoutTrailingSlash } from '../common/navigation/paths';

const bases = locales.map(({ base }) => base);

/** Where the reader is: language, address in the site, and the part of it that all languages share. */
export function useSite() {
  // dumi's own useLocale keeps the first one.
  const { locale: id } = useIntl();
  const location = useLocation();
  const locale = locales.find((candidate) => candidate.id === id) ?? locales[0];
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
