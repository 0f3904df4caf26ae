import { reloadPage } from './reloadPage';

/** What browsers and bundlers say when a file of a module cannot be had. */
const FILE_IS_MISSING =
  /imported module|module script failed|valid JavaScript MIME type|preload CSS|loading (CSS )?chunk|ChunkLoadError/i;

/** Where the address is kept for which the page was reloaded. */
const KEY = 'malganis:reload';

/** Whether a page failed because a file of it could not be had, and not because of what is in it. */
export function isMissingFile({ cause }: Error): boolean {
  return cause instanceof Error && FILE_IS_MISSING.test(`${cause.name} ${cause.message}`);
}

/** What became of an attempt to get the current files: the page is being reloaded, or why it is not. */
export type Recovery = 'reloading' | 'stale' | 'offline';

/**
 * Reloads the page at its address, once, if a server responds there. Its address is that of the page that was clicked:
 * the router goes there before the files of the page are loaded.
 *
 * @param isMemory whether a reload would lose the page, because the address does not say it
 * @param isCurrent whether the reader is still where the page failed
 */
export async function recover(isMemory: boolean, isCurrent: () => boolean): Promise<Recovery> {
  if (!(await isServerThere())) return 'offline';
  if (isMemory || !isCurrent() || !rememberReload()) return 'stale';
  reloadPage();
  return 'reloading';
}

async function isServerThere(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Returns whether the page has not been reloaded for this address yet. */
function rememberReload(): boolean {
  try {
    const { href } = window.location;
    if (sessionStorage.getItem(KEY) === href) return false;
    sessionStorage.setItem(KEY, href);
    return true;
  } catch {
    // Without storage nothing would keep it from reloading for ever.
    return false;
  }
}

/** Called when a page has arrived: the next time that it fails it may be reloaded again. */
export function forgetReload(): void {
  try {
    if (sessionStorage.getItem(KEY) === window.location.href) sessionStorage.removeItem(KEY);
  } catch {
    // The storage is blocked, and there is nothing to forget.
  }
}
