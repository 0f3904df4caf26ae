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
  return { ...options, hydrate: options.hydrate && prerendered === current };
}

export function rootContainer(container: ReactNode) {
  return <ShellErrorBoundary>{container}</ShellErrorBoundary>;
}
