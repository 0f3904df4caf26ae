import words from '@@/page-words.json';
import { Link, useAppData } from 'dumi';
import { useEffect, useMemo, useRef } from 'react';
import PageFilter from '../../common/PageFilter';
import { startFilter } from '../../common/startFilter';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import { type ComponentRoute, readComponents } from './readComponents';
import './index.css';

export default function OverviewCards() {
  const { routes } = useAppData();
  const { locale, toLocale } = useSite();
  const message = useMessage();
  const root = useRef<HTMLDivElement>(null);
  const groups = useMemo(
    // umi's type of a route does not know the `meta` that dumi adds.
    () => readComponents(Object.values(routes) as ComponentRoute[], words, locale.id),
    [routes, locale.id],
  );
  const filterTexts = {
    filter: message('overview.filter'),
    placeholder: message('overview.placeholder'),
    all: message('overview.all'),
    some: message('overview.some'),
    none: message('overview.none'),
  };
  const total = groups.flatMap(({ cards }) => cards).length;

  useEffect(() => {
    if (root.current) startFilter(root.current);
  }, []);

  return (
    <div ref={root} className="overview" data-filter="overview">
      <PageFilter texts={filterTexts} total={total} />
      {groups.map(({ id, title, cards }) => (
        <section key={id} className="overview-group" aria-labelledby={id}>
          <h3 id={id}>{title}</h3>
          <ul className="overview-cards">
            {cards.map((card) => (
              <li key={card.path} data-search={card.search}>
                <Link to={toLocale(card.path)}>
                  <strong>{card.title}</strong>
                  {card.planned && (
                    <span className="overview-status">{message('status.planned')}</span>
                  )}
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
