import { use, useEffect } from 'react';
import { locales } from '../../../config/locales';
import { nearestPages } from '../../common/navigation/nearestPages';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import { history } from '../../runtime/history';
import { Link } from '../../runtime/Link';
import { loadPage, loadPages, type SitePage } from '../../runtime/site';
import './index.css';

/** Where the build renders this page; nothing is near to that. */
const PRERENDERED = '/404';

type Found = [pages: SitePage[], original: SitePage | undefined];

const searches = new Map<string, Promise<Found>>();

/** All pages of a language, and the page that a shared path has in the default one. */
function findPages(sharedPath: string, locale: (typeof locales)[number]): Promise<Found> {
  const key = `${locale.id} ${sharedPath}`;
  const known = searches.get(key);
  if (known) return known;
  const search = Promise.all([loadPages(locale), loadPage(sharedPath)]);
  searches.set(key, search);
  return search;
}

/**
 * For an address that no page has. A page which lacks a translation leads to the default language. It
 * is rendered on the reader's machine only: its prerendered form serves every address.
 */
export default function NotFound() {
  const message = useMessage();
  const { locale, location, pathname, sharedPath, toLocale } = useSite();
  const [pages, original] = use(findPages(sharedPath, locale));
  const untranslated = locale.id !== locales[0].id && original !== undefined;

  useEffect(() => {
    if (!untranslated) return;
    const to = `${sharedPath}${location.search}${location.hash}`;
    history.replace(to, { untranslated: locale.id });
  }, [untranslated, sharedPath, location.search, location.hash, locale.id]);

  if (untranslated) return null;
  return (
    <div className="not-found">
      <h1 lang="en">{message('404.title')}</h1>
      <p>{message('404.translation')}</p>
      <p className="not-found-address">
        {message('404.requested')} <code>{pathname}</code>
      </p>
      <Link className="button button-primary" to={toLocale('/')} replace>
        {message('404.back')}
      </Link>
      {pathname !== PRERENDERED && (
        <nav aria-labelledby="nearest">
          <h2 id="nearest">{message('404.nearest')}</h2>
          <ul>
            {nearestPages(pathname, pages).map(({ title, path }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
