import { useEffect, useState } from 'react';
import { useMessage } from '../../hooks/useMessage';
import { history } from '../../runtime/history';
import { pendingNavigation } from './pendingNavigation';
import './RouteProgress.css';

const { subscribe, get, set } = pendingNavigation;

/** So long a page may take before the bar is shown, in ms: most are there by then. */
const DELAY_MS = 200;

/** The bar at the top while a page loads. */
export function RouteProgress() {
  const [isLate, setLate] = useState(false);
  const [shown, setShown] = useState<unknown>();
  const message = useMessage();

  // By a timer: an animation that waits would have each click rendered and painted before the page.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe(() => {
      clearTimeout(timer);
      if (get()) timer = setTimeout(() => setLate(true), DELAY_MS);
      else setLate(false);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  // Reaches the screen together with the router's own update (runtime/history.ts). The location would not do: one that
  // was left and taken up again before the other page had come is the same.
  useEffect(() => history.listen(setShown), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each move that has reached the screen
  useEffect(() => set(false), [shown]);

  if (!isLate) return null;
  return <div className="route-progress" role="progressbar" aria-label={message('loading')} />;
}
