import subtitles from '@@/page-subtitles.json';
import { Link, useAppData } from 'dumi';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import { type ComponentRoute, readComponents } from './readComponents';
import { startFilter } from './startFilter';
import './index.css';

export default function OverviewCards() {
  const { routes } = useAppData();
  const { locale, toLocale } = useSite();
  const message = useMessage();
  const root = useRef<HTMLDivElement>(null);
  const inputId = useId();
  const groups = useMemo(
    // umi's type of a route does not know the `meta` that dumi adds.
    () => readComponents(Object.values(routes) as ComponentRoute[], subtitles, locale.id),
    [routes, locale.id],
  );
  const total = String(groups.flatMap(({ cards }) => cards).length);

  useEffect(() => {
    if (root.current) startFilter(root.current);
  }, []);

  return (
    <div ref={root} className="overview" data-filter="overview">
      <div className="overview-filter">
        <label htmlFor={inputId}>{message('overview.filter')}</label>
        <input
          id={inputId}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={message('overview.placeholder')}
        />
      </div>
      <p
        role="status"
        data-all={message('overview.all', { total })}
        data-some={message('overview.some', { total, count: '{count}' })}
        data-none={message('overview.none', { query: '{query}' })}
        // The filter may have changed it before React arrives, which is right and no mismatch.
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own message; React leaves such content alone
        dangerouslySetInnerHTML={{ __html: message('overview.all', { total }) }}
      />
      {groups.map(({ id, title, cards }) => (
        <section key={id} className="overview-group" aria-labelledby={id}>
          <h3 id={id}>{title}</h3>
          <ul className="overview-cards">
            {cards.map((card) => (
              <li key={card.path} data-search={card.search}>
                <Link to={toLocale(card.path)}>
                  <strong>{card.title}</strong>
                  <span className="overview-status" data-planned={card.planned}>
                    {message(card.planned ? 'status.planned' : 'overview.ready')}
                  </span>
                  <span className="overview-subtitle">{card.subtitle}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
