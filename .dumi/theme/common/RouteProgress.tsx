import { useSiteData } from 'dumi';
import { useMessage } from '../hooks/useMessage';
import './RouteProgress.css';

/** The bar at the top while a page loads. It waits 200 ms, so a page that is there at once never shows it. */
export function RouteProgress() {
  const { loading } = useSiteData();
  const message = useMessage();
  if (!loading) return null;
  return <div className="route-progress" role="progressbar" aria-label={message('loading')} />;
}
