import { useLocation, useSiteData } from 'dumi';
import { useEffect, useSyncExternalStore } from 'react';
import { useMessage } from '../hooks/useMessage';
import { pendingNavigation } from './pendingNavigation';
import './RouteProgress.css';

const { subscribe, get, set } = pendingNavigation;

/** The bar at the top while a page loads. It waits 200 ms, so a page that is there at once never shows it. */
export function RouteProgress() {
  const { loading } = useSiteData();
  const location = useLocation();
  const pending = useSyncExternalStore(subscribe, get, () => false);
  const message = useMessage();

  // An anchor of the page leads to a new location with the old key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location has arrived on the screen
  useEffect(() => set(false), [location]);

  if (!loading && !pending) return null;
  return <div className="route-progress" role="progressbar" aria-label={message('loading')} />;
}
