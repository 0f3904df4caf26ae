import { useEffect } from 'react';
import { isPlainClick } from '../common/navigation/isPlainClick';
import { history, pathInSite } from '../runtime/history';

/** What is no page of the site, although it is below the base path: a file, or a demo alone. */
const NO_PAGE = /\/~demos\/|\.[a-z]+$/;

/**
 * Opens pages of the site without loading the document again where their links stand in HTML that is not hydrated
 * (runtime/StaticPage.tsx, common/loading/KeptHtml.tsx). Other links do it by themselves.
 */
export function useFollowLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.target || link.origin !== window.location.origin) return;
      const { pathname, search, hash } = link;
      const path = pathInSite(pathname);
      if (path === undefined || NO_PAGE.test(path)) return;
      // To a part of the open page the browser goes by itself.
      const isOpen = pathname === window.location.pathname && search === window.location.search;
      if (hash && isOpen) return;
      event.preventDefault();
      history.push(path + search + hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
