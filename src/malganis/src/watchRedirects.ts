import type { DataRouter } from 'react-router';
import { createError } from './createError';

/** How often one address may come up within `WINDOW`: nobody clicks that fast. */
const LIMIT = 40;
/** In milliseconds. */
const WINDOW = 1000;

/** Calls back when pages lead to each other without end, such as a guard that also guards the login page. */
export function watchRedirects(router: DataRouter, onLoop: (error: Error) => void): () => void {
  let began = 0;
  let counts = new Map<string, number>();
  let lastKey = router.state.location.key;
  return router.subscribe(({ location }) => {
    if (location.key === lastKey) return;
    lastKey = location.key;
    const now = Date.now();
    if (now - began > WINDOW) {
      began = now;
      counts = new Map();
    }
    const address = location.pathname + location.search + location.hash;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count !== LIMIT) return;
    const addresses = [...counts.keys()].slice(-4).join(', ');
    onLoop(
      createError(
        `The pages redirect endlessly, at ${addresses}.`,
        'a <Navigate> or navigate() in a page',
        'show the login page outside of what redirects to it: as loginPath, or with layout: false.',
      ),
    );
  });
}
