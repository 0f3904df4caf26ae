import { Link } from 'dumi';
import { locales } from '../../../config/locales';
import { withLocale } from '../../common/paths';
import { useMessage } from '../../hooks/useMessage';
import { usePathExists } from '../../hooks/useNavigation';
import { useSite } from '../../hooks/useSite';
import './index.css';

/**
 * Leads to the same page in each other language, with query and hash. A page that has no translation
 * stays in the default language, with a notice; an address without any page leads to that language's
 * home page. Hidden with one language.
 */
export default function LangSwitch() {
  const { locale, location, sharedPath } = useSite();
  const message = useMessage();
  const exists = usePathExists();
  const others = locales.filter(({ id }) => id !== locale.id);
  if (others.length === 0) return null;

  return (
    <nav className="lang-switch" aria-label={message('lang.label')}>
      {others.map(({ id, name, base }) => {
        const translated = withLocale(sharedPath, base);
        // The 404 page sends an untranslated address on to the default language.
        const known = exists(translated) || exists(sharedPath);
        const to = known
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
