import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppContext } from './appContext';
import { joinPath } from './joinPath';

/** Whether the page around is the one that is shown; others are kept behind their tabs. */
export const PageShownContext = createContext(true);

/** Whether the page is shown, or kept behind its tab: to pause what runs by itself, such as polling. */
export const usePageShown = (): boolean => useContext(PageShownContext);

/**
 * Gives the page a title that its route cannot know, such as the name of what it shows: in breadcrumbs, on its tab and
 * in `document.title`.
 *
 * @param title `undefined` while it is not known; the route's own title is shown then
 */
export function usePageTitle(title: string | undefined): void {
  const { titles } = useAppContext();
  const pathname = joinPath('/', useLocation().pathname);
  useEffect(() => {
    titles.set({ [pathname]: title });
    return () => titles.set({ [pathname]: undefined });
  }, [titles, pathname, title]);
}
