import { CloseIcon } from '../../common/controls/icons';
import { HistoryIcon } from './icons';
import { useSearchText } from './useSearchText';

interface RecentSearchesProps {
  queries: readonly string[];
  onChoose: (query: string) => void;
  onRemove: (query: string) => void;
}

/** What the dialog shows before anything is typed. */
export function RecentSearches({ queries, onChoose, onRemove }: RecentSearchesProps) {
  const text = useSearchText();
  if (queries.length === 0) return <p className="search-message">{text('empty')}</p>;
  return (
    <section className="search-recent" aria-label={text('recent')}>
      <h2 className="search-group-title">{text('recent')}</h2>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="search-recent-query" onClick={() => onChoose(query)}>
              <HistoryIcon />
              <span>{query}</span>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={text('remove', { query })}
              onClick={() => onRemove(query)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
