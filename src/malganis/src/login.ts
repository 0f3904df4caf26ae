import type { Location } from 'react-router';
import { joinPath } from './joinPath';

/** Parameter of the login page's query: where the reader was. */
const FROM = 'from';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The login page's address, with the way back to a page unless that is the first one. */
export function toLogin(loginPath: string, here?: Address): string {
  const from = here ? here.pathname + here.search + here.hash : '/';
  return from === '/' ? loginPath : `${loginPath}?${FROM}=${encodeURIComponent(from)}`;
}

/** Where the login page leads back. Other hosts are none: a link may not lead there by way of the login. */
export function fromLogin(loginPath: string, search: string): string {
  const from = new URLSearchParams(search).get(FROM) ?? '/';
  const isInside = /^\/(?![/\\])/.test(from);
  const [pathname = '/'] = from.split(/[?#]/);
  return isInside && joinPath('/', pathname) !== joinPath('/', loginPath) ? from : '/';
}
