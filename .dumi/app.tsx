import { history as siteHistory } from 'dumi';
import { type ReactNode, startTransition } from 'react';
import { ErrorBoundary } from './theme/common/loading/ErrorBoundary';
import { withoutTrailingSlash } from './theme/common/navigation/paths';
import { pendingNavigation } from './theme/common/navigation/pendingNavigation';
import { pinColorMode } from './theme/hooks/useColorMode';

interface Place {
  pathname: string;
}

interface Update {
  action: string;
  location: Place;
}

type Listener = (update: Update) => void;

interface ClientRenderOptions {
  hydrate: boolean;
  history: { location: Place; listen: (listener: Listener) => () => void };
}

/**
 * Only a page that was prerendered for this very address is hydrated. The demo route, 404.html and
 * any other response of a host are rendered from scratch; dumi's own rule for the demo route overlooks
 * the base path.
 */
export function modifyClientRenderOpts<T extends ClientRenderOptions>(options: T): T {
  const prerendered = document.documentElement.dataset.prerendered;
  const current = withoutTrailingSlash(window.location.pathname);
  const hydrate = options.hydrate && prerendered === current;
  // React adopts the metadata of a page that it hydrates; beside that of any other it would put its own.
  if (!hydrate) {
    for (const stale of document.querySelectorAll('title, meta[property^="og:"]')) stale.remove();
  }
  options.history.listen(() => pendingNavigation.set(true));
  navigateInTransitions(options.history);
  // The router listens to the one, and dumi, which changes the language, to its copy.
  navigateInTransitions(siteHistory);
  return { ...options, hydrate };
}

/**
 * A page stays on the screen until the next one is there. As an urgent update the move would show a
 * skeleton first, which React then keeps for 300 ms even when the page's code has long arrived.
 */
function navigateInTransitions(history: ClientRenderOptions['history']): void {
  const listen = history.listen.bind(history);
  history.listen = (listener) => {
    let { pathname } = history.location;
    let timer: ReturnType<typeof setTimeout> | undefined;
    return listen((update) => {
      const move = () => startTransition(() => listener(update));
      const samePage = update.location.pathname === pathname;
      pathname = update.location.pathname;
      clearTimeout(timer);
      // While the event popstate lasts, React renders a transition at once, so that a page which is come back
      // to can be scrolled. What is not hydrated yet it throws away for that; within a page it must stay.
      if (samePage && update.action === 'POP') timer = setTimeout(move);
      else move();
    });
  };
}

/** On the page of one demo, dumi's entry script has just drawn over the mode that the address asks for. */
function keepAskedMode(): void {
  const { pathname, search } = window.location;
  const mode = new URLSearchParams(search).get('mode');
  if (pathname.includes('/~demos/') && (mode === 'light' || mode === 'dark')) pinColorMode(mode);
}

/** Runs the entry script and hydration as two tasks, so that a tap between them is handled. */
export function render(start: () => void): void {
  keepAskedMode();
  setTimeout(() => startTransition(start));
}

export function rootContainer(container: ReactNode) {
  return <ErrorBoundary>{container}</ErrorBoundary>;
}
