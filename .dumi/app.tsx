import type { ReactNode } from 'react';
import { withoutTrailingSlash } from './theme/common/paths';
import { ShellErrorBoundary } from './theme/common/ShellErrorBoundary';

interface ClientRenderOptions {
  hydrate: boolean;
}

/**
 * Only a page that was prerendered for this very address is hydrated. The demo route, 404.html and
 * whatever else a host answers with are rendered afresh; dumi's own rule for the demo route overlooks
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
  return { ...options, hydrate };
}

export function rootContainer(container: ReactNode) {
  return <ShellErrorBoundary>{container}</ShellErrorBoundary>;
}
