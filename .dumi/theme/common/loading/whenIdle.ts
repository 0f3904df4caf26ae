/** A browser at rest may be idle for long without saying so, in ms. */
const LATEST_MS = 1000;

/** Runs something when the browser has nothing else to do, and soon at any rate. */
export function whenIdle(run: () => void): void {
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, 200);
}
