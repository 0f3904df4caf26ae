import { isEqual } from '@rc-component/util';
import { warnOnce } from '../_internal/warnOnce';

/** What may be opened in a window of its own; anything else, such as `javascript:`, could run as a script. */
const OPENED = ['http:', 'https:', 'mailto:', 'tel:'];

interface Address {
  segments: string[];
  /** As `name=value`. */
  parameters: string[];
  hash: string;
}

function readAddress(address: string): Address {
  const [beforeHash = '', hash = ''] = address.split('#');
  const [pathname = '', ...search] = beforeHash.split('?');
  return {
    segments: decode(pathname).split('/').filter(Boolean),
    parameters: String(new URLSearchParams(search.join('?')))
      .split('&')
      .filter(Boolean),
    hash: decode(hash),
  };
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // Not validly encoded, so it can only be compared as it is.
    return pathname;
  }
}

/** The page to which an address leads, whatever stands in the query. */
export const pageOf = (address: string): string => readAddress(address).segments.join('/');

/** Whether two addresses lead to the same page. */
export const isSamePage = (a: string, b: string): boolean => pageOf(a) === pageOf(b);

/** Whether two addresses are the same, however they are encoded. */
export const isSameAddress = (a: string, b: string): boolean =>
  isEqual(readAddress(a), readAddress(b));

/**
 * Finds what an address belongs to: the entry whose path is the longest that the address begins with, in whole
 * segments; of those, the one that names most of its parameters. `/` belongs to itself only, since every address
 * begins with it.
 */
export function findByPath<T extends { path: string }>(
  entries: readonly T[],
  address: string,
): T | undefined {
  const here = readAddress(address);
  const [found] = entries
    .map((entry) => ({ entry, ...readAddress(entry.path) }))
    .filter((path) => begins(here, path))
    .sort(
      (a, b) => b.segments.length - a.segments.length || b.parameters.length - a.parameters.length,
    );
  return found?.entry;
}

function begins(here: Address, { segments, parameters }: Address): boolean {
  if (segments.length === 0 && here.segments.length > 0) return false;
  return (
    segments.every((segment, index) => segment === here.segments[index]) &&
    parameters.every((parameter) => here.parameters.includes(parameter))
  );
}

/** A path for the router: a missing slash would make it relative to the current page. */
export const toPath = (path: string): string => (path.startsWith('/') ? path : `/${path}`);

/** Opens an address in a window of its own, which can neither reach nor know this one. */
export function openAddress(address: string): void {
  if (isHarmless(address)) {
    window.open(address, '_blank', 'noopener,noreferrer');
  } else if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `LayoutExt does not open '${address}', because it is no web address. Only ${OPENED.join(', ')} and paths of this site are opened.`,
    );
  }
}

/** Whether an address is one of the web, and nothing that could run as a script. */
export function isHarmless(address: string): boolean {
  try {
    // The browser's own reading: it drops the spaces and line breaks by which a scheme can be disguised. Whose page it
    // is makes no difference to that, so a server may ask as well.
    return OPENED.includes(new URL(address, 'https://any.example').protocol);
  } catch {
    return false;
  }
}
