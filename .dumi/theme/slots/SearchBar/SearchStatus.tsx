import { useSearchText } from './useSearchText';

interface SearchStatusProps {
  blank: boolean;
  loading: boolean;
  failed: boolean;
  /** Number of results; undefined as long as nothing was found out. */
  count?: number;
  onRetry: () => void;
}

/** How the search stands: told to a screen reader, and shown where there is nothing else to see. */
export function SearchStatus({ blank, loading, failed, count, onRetry }: SearchStatusProps) {
  const text = useSearchText();
  if (failed && !blank) {
    return <Failure className="search-message" text={text('failed')} onRetry={onRetry} />;
  }
  const nothing = !blank && !loading && count === 0;
  return (
    <div role="status" className={nothing || (loading && !count) ? 'search-message' : undefined}>
      {nothing && (
        <>
          <p>{text('notFound')}</p>
          <p className="search-message-hint">{text('notFoundHint')}</p>
        </>
      )}
      {loading && !blank && !count && <p className="search-loading">{text('loading')}</p>}
      {!blank && !loading && Boolean(count) && (
        <p className="visually-hidden">{text('count', { count })}</p>
      )}
    </div>
  );
}

/** Above the results of a query for which parts of the index could not be loaded. */
export function IncompleteNotice({ onRetry }: Pick<SearchStatusProps, 'onRetry'>) {
  const text = useSearchText();
  return <Failure className="search-incomplete" text={text('incomplete')} onRetry={onRetry} />;
}

interface FailureProps {
  className: string;
  text: string;
  onRetry: () => void;
}

function Failure({ className, text, onRetry }: FailureProps) {
  const message = useSearchText();
  return (
    <div className={className} role="alert">
      <p>{text}</p>
      <button type="button" className="button" onClick={onRetry}>
        {message('retry')}
      </button>
    </div>
  );
}
