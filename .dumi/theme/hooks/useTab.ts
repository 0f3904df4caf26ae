import { useRoute } from '../runtime/route';
import { useHydrated } from './useHydrated';

/**
 * The tabs that belong to the page, and the one that `?tab=` names; none for the page's own text. The
 * prerendered page shows its own text whatever the query says, and hydration has to find just that.
 */
export function useTab() {
  const { page, location } = useRoute();
  const tabs = page?.tabs ?? [];
  const key = new URLSearchParams(location.search).get('tab');
  const hydrated = useHydrated();
  return { tabs, tab: hydrated ? tabs.find((candidate) => candidate.key === key) : undefined };
}
