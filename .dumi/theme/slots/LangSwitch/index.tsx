import type { MouseEvent } from 'react';
import { locales } from '../../../config/locales';
import { decodeHash } from '../../common/anchors/decodeHash';
import { lastReached } from '../../common/anchors/lastReached';
import { isPlainClick } from '../../common/navigation/isPlainClick';
import { withLocale } from '../../common/navigation/paths';
import { useHydrated } from '../../hooks/useHydrated';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import { history } from '../../runtime/history';
import { Link } from '../../runtime/Link';
import { useRoute } from '../../runtime/route';
import './index.css';

/**
 * Leads to the same page in each other language, with query and hash; without a hash, to the section that
 * is being read. A page that has no translation stays in the default language, with a notification; an address
 * without any page leads to that language's home page. Hidden with one language.
 */
export default function LangSwitch() {
  const { locale, location, sharedPath } = useSite();
  const message = useMessage();
  const { page } = useRoute();
  // The prerendered page has neither query nor hash, and hydration keeps its attributes.
  const hydrated = useHydrated();
  const rest = hydrated ? `${location.search}${location.hash}` : '';
  const others = locales.filter(({ id }) => id !== locale.id);
  if (others.length === 0) return null;

  return (
    <nav className="lang-switch" aria-label={message('lang.label')}>
      {others.map(({ id, name, base }) => {
        const translated = withLocale(sharedPath, base);
        const { translations = locales.map((locale) => locale.id) } = page ?? { translations: [] };
        // The 404 page sends an untranslated address on to the default language.
        const known = translations.includes(id) || translations.includes(locales[0].id);
        const to = known ? translated + rest : withLocale('/', base);
        return (
          <Link
            key={id}
            to={to}
            lang={id}
            hrefLang={id}
            onClick={(event: MouseEvent) => goToSection(event, to)}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
}

/** Looked up on a click only: an address that changed while one scrolls would be drawn again and again. */
function goToSection(event: MouseEvent, to: string): void {
  if (!isPlainClick(event) || to.includes('#')) return;
  // Not the one that is marked, which at the end of a page is the last, wherever it stands.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc-list a')];
  const section = lastReached(links.map(({ hash }) => decodeHash(hash)));
  if (section === undefined) return;
  event.preventDefault();
  history.push(`${to}#${section}`);
}
