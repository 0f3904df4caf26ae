import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessage } from '../../hooks/useMessage';
import { history } from '../../runtime/history';
import { pendingNavigation } from './pendingNavigation';
import './RouteProgress.css';

const { subscribe, get, set } = pendingNavigation;

/** The bar at the top while a page loads. It waits 200 ms, so a page that is there at once never shows it. */
export function RouteProgress() {
  const [shown, setShown] = useState<unknown>();
  const pending = useSyncExternalStore(subscribe, get, () => false);
  const message = useMessage();

  // Reaches the screen together with the router's own update (runtime/history.ts). The location would not do: one that
  // was left and taken up again before the other page had come is the same.
  useEffect(() => history.listen(setShown), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each move that has reached the screen
  useEffect(() => set(false), [shown]);

  if (!pending) return null;
  return <div className="route-progress" role="progressbar" aria-label={message('loading')} />;
}
