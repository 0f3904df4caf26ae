import { useCallback, useEffect, useState } from 'react';
import { SearchIcon } from '../../common/controls/icons';
import { whenIdle } from '../../common/loading/whenIdle';
import { useHydrated } from '../../hooks/useHydrated';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import { useEarlyTyping } from './useEarlyTyping';
import './index.css';

type Dialog = typeof import('./SearchDialog').default;

/** The dialog is code, style, worker and index that most visits never need. */
const loadDialog = () => import('./SearchDialog');

/** Elements that have keys of their own, such as Ctrl-K to delete a line. */
const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether a key opens the search: `/`, and ⌘K on systems of Apple, Ctrl-K on all others. */
function opensSearch(event: KeyboardEvent): boolean {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return false;
  const isCommand = isApple() && metaKey && !ctrlKey;
  // A browser that fills in a form sends events without a key.
  const isLetter = key?.toLowerCase() === 'k' && !shiftKey;
  if (isLetter && isCommand) return true;
  const isControl = !isApple() && ctrlKey && !metaKey;
  const isSlash = key === '/' && !ctrlKey && !metaKey;
  const isShortcut = isLetter && isControl;
  if (!isShortcut && !isSlash) return false;
  if (!(target instanceof Element)) return true;
  // The box of a dialog that is just closing still has the focus.
  return !target.closest(EDITABLE) || (isShortcut && target.closest('.search-dialog') !== null);
}

const isOpen = () => document.querySelector('.search-dialog[open]') !== null;

/** The search box of the header: a button that opens the dialog, as do ⌘K or Ctrl-K, `/` and `?q=`. */
export default function SearchBar() {
  const message = useMessage();
  const { search } = useSite().location;
  const hydrated = useHydrated();
  const [Dialog, setDialog] = useState<Dialog>();
  const [failed, setFailed] = useState(false);
  /** What the dialog was opened for; undefined while it is closed. */
  const [asked, setAsked] = useState<{ query: string; key: number }>();

  const open = useCallback((query = '') => {
    // A dialog that is just closing tells so a moment later; it must not close the next one.
    setAsked((last) => (isOpen() ? last : { query, key: (last?.key ?? 0) + 1 }));
    setFailed(false);
    loadDialog().then(
      (module) => setDialog(() => module.default),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  useEffect(() => {
    const asked = new URLSearchParams(search).get('q');
    if (asked !== null) open(asked);
  }, [search, open]);

  useEarlyTyping(asked !== undefined && !Dialog && !failed, (edit) =>
    setAsked((last) => last && { ...last, query: edit(last.query) }),
  );

  const command = hydrated && isApple();
  return (
    <div className="search-bar">
      <button
        type="button"
        className="search-box"
        aria-haspopup="dialog"
        aria-busy={asked !== undefined && !Dialog && !failed}
        aria-keyshortcuts={command ? 'Meta+K /' : 'Control+K /'}
        onFocus={prepareWhenIdle}
        onClick={() => open()}
      >
        <SearchIcon />
        <span>{message('search.label')}</span>
        <span className="search-shortcut" aria-hidden="true">
          {command ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {failed && (
        <p className="search-unavailable" role="alert">
          {message('search.unavailable')}
        </p>
      )}
      {Dialog && asked && (
        <Dialog
          key={asked.key}
          initialQuery={asked.query}
          onClose={() => setAsked((current) => (current === asked ? undefined : current))}
        />
      )}
    </div>
  );
}

/** A focused box is likely to be opened; what that needs is fetched while the browser has nothing to do. */
function prepareWhenIdle() {
  whenIdle(() => {
    loadDialog().then(
      ({ prepare }) => prepare(),
      () => undefined, // Said when the dialog is opened.
    );
  });
}
