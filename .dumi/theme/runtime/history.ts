import { startTransition } from 'react';
import { base } from '../../config/site';
import { withoutTrailingSlash } from '../common/navigation/paths';
import { pendingNavigation } from '../common/navigation/pendingNavigation';

/** An address in the site, without the base path. */
export interface Location {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
  /** What was given to `push` or `replace`. */
  state: unknown;
  /** Another one for each entry of the browser's history. */
  key: string;
}

/** How an address was reached: by a link, by a replacement, or by Back, Forward and loading the page. */
export type Action = 'PUSH' | 'REPLACE' | 'POP';

export interface Update {
  action: Action;
  location: Location;
}

/** Parts that are left out are empty; the pathname is the current one. */
export type To = string | { pathname?: string; search?: string; hash?: string };

type Listener = (update: Update) => void;

const root = withoutTrailingSlash(base);
const listeners = new Set<Listener>();
let current: Update = { action: 'POP', location: { ...split('/'), state: null, key: 'first' } };

/** Splits an address that stands in the site, without checking that it exists. */
export function split(address: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return {
    pathname: pathname || '/',
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  };
}

/** A path of the browser without the base path; undefined outside of the site. */
export function pathInSite(pathname: string): string | undefined {
  if (pathname === root) return '/';
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : undefined;
}

function read(): Location {
  const { pathname, search, hash } = window.location;
  const { state = null, key = 'first' } = window.history.state ?? {};
  return { pathname: pathInSite(pathname) ?? pathname, search, hash, state, key };
}

/** Where `to` leads from a page. */
function resolve(to: To, pathname: string) {
  if (typeof to === 'string') return split(/^[?#]|^$/.test(to) ? pathname + to : to);
  return { search: '', hash: '', ...to, pathname: to.pathname ?? pathname };
}

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * A page stays on the screen until the next one is there. As an urgent update the move would show a
 * skeleton first, which React then keeps for 300 ms even when the page's code has long arrived.
 */
function update(action: Action, location: Location): void {
  const samePage = location.pathname === current.location.pathname;
  current = { action, location };
  pendingNavigation.set(true);
  const move = () =>
    startTransition(() => {
      for (const listener of listeners) listener({ action, location });
    });
  clearTimeout(timer);
  // While the event popstate lasts, React renders a transition at once, so that a page which is come back
  // to can be scrolled. What is not hydrated yet it throws away for that; within a page it must stay.
  if (samePage && action === 'POP') timer = setTimeout(move);
  else move();
}

function navigate(action: 'PUSH' | 'REPLACE', to: To, state: unknown = null): void {
  const key = Math.random().toString(36).slice(2, 10);
  const location = { ...resolve(to, current.location.pathname), state, key };
  const method = action === 'PUSH' ? 'pushState' : 'replaceState';
  window.history[method]({ state, key }, '', addressOf(location));
  update(action, location);
}

const addressOf = ({ pathname, search, hash }: ReturnType<typeof split>) =>
  `${root}${pathname}${search}${hash}`;

/** The address of a link on a page, with the base path. */
export const createHref = (to: To, pathname: string): string => addressOf(resolve(to, pathname));

/** The browser's history, in addresses of the site. */
export const history = {
  /** Where the reader is; a page that has been asked for may still be on its way to the screen. */
  get location(): Location {
    return current.location;
  },
  get action(): Action {
    return current.action;
  },
  push: (to: To, state?: unknown) => navigate('PUSH', to, state),
  replace: (to: To, state?: unknown) => navigate('REPLACE', to, state),
  /**
   * Calls the listener in a transition after each move.
   *
   * @returns stops it
   */
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Begins to follow the browser's address. A page has one address, which has no slash at its end. */
export function startHistory(): void {
  const { pathname, search, hash } = window.location;
  if (pathname.length > 1 && pathname.endsWith('/')) {
    const address = withoutTrailingSlash(pathname) + search + hash;
    window.history.replaceState(window.history.state, '', address);
  }
  current = { action: 'POP', location: read() };
  window.addEventListener('popstate', () => update('POP', read()));
}
