import '../../global';
import { frameworkVersion } from '@@/site';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { withoutTrailingSlash } from '../common/navigation/paths';
import { takeEarlyClick } from '../hooks/useEarlyClick';
import { App, prepare } from './App';
import { followChunkNames } from './chunkNames';
import { history, startHistory } from './history';

declare global {
  interface Window {
    /** Framework that builds the site. */
    g_umi: { version: string };
  }
}

async function start(): Promise<void> {
  window.g_umi = { version: frameworkVersion };
  followChunkNames();
  startHistory();
  const { location } = history;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');

  // Only a page that was prerendered for this very address is hydrated. Isolated demos, 404.html and any other
  // response of a host are rendered from scratch.
  const { prerendered } = document.documentElement.dataset;
  const hydrate = prerendered === withoutTrailingSlash(window.location.pathname);
  if (!hydrate) {
    // React adopts the metadata of a page that it hydrates; beside that of any other it would put its own.
    for (const stale of document.querySelectorAll('title, meta[property^="og:"]')) stale.remove();
  }

  // What could not be loaded is loaded once more by the first render, which shows what went wrong.
  await prepare(location).catch(() => undefined);
  const app = <App initial={location} />;
  takeEarlyClick();
  startTransition(() => {
    if (hydrate) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

start();
