import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAppContext } from './appContext';
import { joinPath } from './joinPath';

/** Whether the page around is the one that is shown; others are kept behind their tabs. */
export const PageShownContext = createContext(true);

/** Returns whether the page is visible, or kept in a background tab: use it to pause polling and the like. */
export const usePageShown = (): boolean => useContext(PageShownContext);

/**
 * Sets a page title that the route cannot know, such as the name of a record, in breadcrumbs, on the tab and
 * in `document.title`.
 *
 * @param title `undefined` while it is not known; the title of the route is then shown
 */
export function usePageTitle(title: string | undefined): void {
  const { titles } = useAppContext();
  const pathname = joinPath('/', useLocation().pathname);
  useEffect(() => {
    titles.set({ [pathname]: title });
    return () => titles.set({ [pathname]: undefined });
  }, [titles, pathname, title]);
}
