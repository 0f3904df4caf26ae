import { useEffect } from 'react';
import { base } from '../../config/site';
import { history } from '../runtime/history';

/** What is no page of the site, although it is below the base path: a file, or a demo alone. */
const NO_PAGE = /\/~demos\/|\.[a-z]+$/;

/**
 * Opens pages of the site without loading the document again where their links stand in HTML that is not hydrated
 * (runtime/StaticPage.tsx, common/loading/KeptHtml.tsx). Other links do it by themselves.
 */
export function useFollowLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, button, target } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || button !== 0 || event.defaultPrevented)
        return;
      const link = target instanceof Element && target.closest('a');
      if (!link || link.target || link.origin !== window.location.origin) return;
      const { pathname, search, hash } = link;
      if (!pathname.startsWith(base) || NO_PAGE.test(pathname)) return;
      // To a part of the open page the browser goes by itself.
      if (hash && pathname === window.location.pathname && search === window.location.search)
        return;
      event.preventDefault();
      history.push(`/${pathname.slice(base.length)}${search}${hash}`);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
