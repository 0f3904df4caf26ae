import { history, Link } from 'dumi';
import { useEffect } from 'react';
import { locales } from '../../../config/locales';
import { nearestPages } from '../../common/navigation/nearestPages';
import { useMessage } from '../../hooks/useMessage';
import { usePages, usePathExists } from '../../hooks/useNavigation';
import { useSite } from '../../hooks/useSite';
import './index.css';

/** dumi's types leave out the state, which the history library takes. */
type Replace = (to: string, state: unknown) => void;

/** Where the build renders this page; nothing is near to that. */
const PRERENDERED = '/404';

/**
 * For an address that no page has. A page which lacks a translation leads to the default language. It
 * is rendered on the reader's machine only: its prerendered form serves every address.
 */
export default function NotFound() {
  const message = useMessage();
  const { locale, location, pathname, sharedPath, toLocale } = useSite();
  const pages = usePages();
  const exists = usePathExists();
  const [fallback] = locales;

  const untranslated = locale.id !== fallback.id && exists(sharedPath);

  useEffect(() => {
    if (!untranslated) return;
    const to = `${sharedPath}${location.search}${location.hash}`;
    (history.replace as Replace)(to, { untranslated: locale.id });
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
            {nearestPages(pathname, pages).map(({ title, link }) => (
              <li key={link}>
                <Link to={link}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
