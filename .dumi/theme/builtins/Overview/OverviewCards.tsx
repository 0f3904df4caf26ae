import components from '@@/site/components.json';
import { useEffect, useMemo, useRef } from 'react';
import PageFilter from '../../common/controls/PageFilter';
import { startFilter } from '../../common/controls/startFilter';
import { ModePicture } from '../../common/picture/ModePicture';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import { Link } from '../../runtime/Link';
import { readComponents } from './readComponents';
import './index.css';

/** Size of a component's picture, in px of the file (tests/support/pictures). */
const PICTURE = { width: 640, height: 400 };

export default function OverviewCards() {
  const { locale, toLocale } = useSite();
  const message = useMessage();
  const root = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => readComponents(components, locale.id), [locale.id]);
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
      <ul className="overview-cards">
        {groups.flatMap(({ id, title, cards }) =>
          cards.map((card, index) => (
            // The first card of a group is where its anchor leads.
            <li key={card.path} id={index === 0 ? id : undefined} data-search={card.search}>
              <Link to={toLocale(card.path)}>
                <span className="overview-picture">
                  <ModePicture name={card.path.replace(/^.*\//, '')} {...PICTURE} />
                </span>
                <span className="overview-text">
                  <span className="overview-group">{title}</span>
                  <strong>{card.title}</strong>
                  {card.planned && (
                    <span className="overview-status">{message('status.planned')}</span>
                  )}
                  <span className="overview-subtitle">{card.subtitle}</span>
                </span>
              </Link>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
