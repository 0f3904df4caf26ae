/** Under this key, the file that the page was last reloaded for, and when in ms. */
const RELOADED_FOR = 'mtools:reloaded-for';

/** So long after a reload there is no other, in ms: several files that are gone may fail in any order. */
const PAUSE_MS = 60_000;

interface ChunkError extends Error {
  /** Set by the bundler's runtime on a stylesheet that does not load. */
  code?: string;
  /** The address that failed. */
  request?: string;
}

/**
 * Whether a script or stylesheet of the site could not be loaded: the bundler's runtime throws `ChunkLoadError` for
 * the first and `CSS_CHUNK_LOAD_FAILED` for the second.
 */
export function isChunkError(error: unknown): error is ChunkError {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || (error as ChunkError).code === 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * Reloads the page once for each file that fails, because the usual cause is a new release which
 * replaced it. Offline it does not. The guard lives in the session, so that a file that stays missing cannot loop.
 *
 * @returns whether the page is being reloaded
 */
export function reloadOnceFor(error: ChunkError): boolean {
  // Offline, a reload would take away the page that is being read.
  if (!navigator.onLine) return false;
  const failed = error.request ?? error.message;
  try {
    const now = Date.now();
    const [at, file] = sessionStorage.getItem(RELOADED_FOR)?.split(' ') ?? [];
    if (file === failed || now - Number(at) < PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_FOR, `${now} ${failed}`);
  } catch {
    // Without storage nothing would stop a loop.
    return false;
  }
  window.location.reload();
  return true;
}
