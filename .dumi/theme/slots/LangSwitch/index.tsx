import { Link, useAppData } from 'dumi';
import { locales } from '../../../config/locales';
import { withLocale } from '../../common/paths';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import './index.css';

/**
 * Leads to the same page in each other language, with query and hash. A page that has no translation
 * leads to that language's home page. Hidden with one language.
 */
export default function LangSwitch() {
  const { routes } = useAppData();
  const { locale, location, sharedPath } = useSite();
  const message = useMessage();
  const others = locales.filter(({ id }) => id !== locale.id);
  if (others.length === 0) return null;

  const paths = new Set(Object.values(routes).map(({ path }) => `/${path ?? ''}`));
  return (
    <nav className="lang-switch" aria-label={message('lang.label')}>
      {others.map(({ id, name, base }) => {
        const translated = withLocale(sharedPath, base);
        const to = paths.has(translated)
          ? `${translated}${location.search}${location.hash}`
          : withLocale('/', base);
        return (
          <Link key={id} to={to} lang={id} hrefLang={id}>
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
