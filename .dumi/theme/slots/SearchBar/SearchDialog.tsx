import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type LocaleId, locales } from '../../../config/locales';
import { CloseIcon, SearchIcon } from '../../common/controls/icons';
import { useSite } from '../../hooks/useSite';
import { history } from '../../runtime/history';
import { isBlank } from '../../search/isBlank';
import { addRecent, readRecent, removeRecent } from '../../search/recentSearches';
import { type Scope, type SearchResult, scopes } from '../../search/types';
import { clientOf } from './client';
import { markNextTarget } from './markTarget';
import { RecentSearches } from './RecentSearches';
import { flatten, hrefOf, optionId, ResultList } from './ResultList';
import { IncompleteNotice, SearchStatus } from './SearchStatus';
import { useSearch } from './useSearch';
import { useSearchText } from './useSearchText';
import './SearchDialog.lazy.css';

/** `keyCode` of a key that an input method has taken. */
const INPUT_METHOD_KEY = 229;

interface SearchDialogProps {
  initialQuery: string;
  onClose: () => void;
}

/** Loads the index of the page's language before the dialog is opened. */
export function prepare(): void {
  const { lang } = document.documentElement;
  const locale: LocaleId = locales.find(({ id }) => id === lang)?.id ?? locales[0].id;
  clientOf(locale)
    .load()
    .catch(() => {}); // Tried again, and told, when the dialog is opened.
}

/** A click beside a modal dialog has the dialog itself as its target. */
function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget) currentTarget.close();
}

/** A search that was asked for in the address is over; a reload shall not ask again. */
function forgetQuery() {
  const { search, hash } = history.location;
  const params = new URLSearchParams(search);
  if (!params.has('q')) return;
  params.delete('q');
  const rest = params.toString();
  history.replace({ search: rest && `?${rest}`, hash });
}

/** The element it is called with is open as a modal from then on. */
const openModal = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
};

/** The search: a box and its results as combobox and listbox, in a modal dialog. It is open while it is mounted. */
export default function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const text = useSearchText();
  const { locale } = useSite();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [scope, setScope] = useState<Scope>('all');
  const [composing, setComposing] = useState(false);
  const [recent, setRecent] = useState(readRecent);
  const { search, results, ...state } = useSearch(locale.id);
  /** The active result, and of which results; other results begin with their first. */
  const [chosen, setChosen] = useState<{ of: unknown; index: number }>();

  useEffect(() => {
    // What an input method has not finished is no word yet.
    if (!composing) search(query, scope);
  }, [query, scope, composing, search]);

  // Before the first paint: until it is open, a dialog would stand in the header.
  useLayoutEffect(() => {
    openModal(dialog.current);
    // Behind what is there: it may have been begun before the dialog was.
    input.current?.setSelectionRange(initialQuery.length, initialQuery.length);
  }, [initialQuery]);

  const blank = isBlank(query);
  const { answered } = state;
  // Known while rendering: the search itself is called only afterwards.
  const pending =
    !blank &&
    !composing &&
    !state.failed &&
    !(answered?.keywords === query && answered.scope === scope);
  const shown = blank ? undefined : results;
  const all = shown ? flatten(shown) : [];
  const active = chosen?.of === results ? (chosen?.index ?? 0) : 0;

  const activate = (index: number, reveal = false) => {
    setChosen({ of: results, index });
    // The options are there already; only which of them is active changes.
    if (reveal) {
      document.getElementById(optionId(listId, index))?.scrollIntoView({ block: 'nearest' });
    }
  };

  const choose = (result: SearchResult) => {
    setRecent(addRecent(query));
    forgetQuery();
    markNextTarget(result.link);
    history.push(result.link);
    dialog.current?.close();
  };

  // Enter before the results arrive is meant for them, not for those that are shown.
  const entered = useRef(false);
  useEffect(() => {
    if (pending || !entered.current) return;
    entered.current = false;
    const [first] = all;
    if (first) choose(first);
  });

  const retry = () => {
    search(query, scope);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and the arrow keys of an input method are its own; Safari's last key has only this code.
    if (event.nativeEvent.isComposing || event.keyCode === INPUT_METHOD_KEY) return;
    if (event.key === 'Enter' && pending) {
      entered.current = true;
      event.preventDefault();
      return;
    }
    if (all.length === 0) return;
    const last = all.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const result = all[active];
    const next = moves[event.key];
    if (next !== undefined && !event.shiftKey) activate(next, true);
    else if (event.key !== 'Enter' || !result) return;
    else if (event.ctrlKey || event.metaKey) window.open(hrefOf(result), '_blank', 'noopener');
    else choose(result);
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={text('results')}
      onClose={() => {
        onClose();
        forgetQuery();
      }}
      onClick={closeOnBackdrop}
      onKeyDown={(event) => {
        // It closes this dialog; a modal of a demo below it shall not hear of it, but of the next one, which may
        // come before the focus has left.
        if (event.key === 'Escape' && event.currentTarget.open) event.stopPropagation();
      }}
    >
      <div className="search-head">
        <SearchIcon />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={text('placeholder')}
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={listId}
          aria-activedescendant={all.length > 0 ? optionId(listId, active) : undefined}
          placeholder={text('placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            entered.current = false;
            setQuery(event.target.value);
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={text('close')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </div>
      <fieldset className="search-scopes">
        <legend className="visually-hidden">{text('scope')}</legend>
        {scopes.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={`${listId}-scope`}
              className="visually-hidden"
              checked={value === scope}
              onChange={() => setScope(value)}
            />
            {text(value)}
          </label>
        ))}
      </fieldset>
      <div className="search-body" aria-busy={pending}>
        {blank && (
          <RecentSearches
            queries={recent}
            onChoose={(entry) => {
              setQuery(entry);
              input.current?.focus();
            }}
            onRemove={(entry) => {
              setRecent(removeRecent(entry));
              input.current?.focus();
            }}
          />
        )}
        {shown?.incomplete && <IncompleteNotice onRetry={retry} />}
        {shown && all.length > 0 && (
          <ResultList
            id={listId}
            results={shown}
            active={active}
            onActivate={activate}
            onChoose={choose}
          />
        )}
        <SearchStatus
          loading={pending}
          failed={state.failed}
          blank={blank}
          count={shown && all.length}
          onRetry={retry}
        />
      </div>
      <p className="search-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {text('select')}
        <kbd>↵</kbd> {text('open')}
        <kbd>Esc</kbd> {text('dismiss')}
      </p>
    </dialog>
  );
}
