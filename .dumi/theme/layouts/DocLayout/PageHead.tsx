import { useEffect } from 'react';
import { siteName } from '../../../config/site';
import { useMessage } from '../../hooks/useMessage';
import { useLocation, useRoute } from '../../runtime/route';

/**
 * The title of a page; React moves it into the head. Description, canonical address and translations
 * are written at build time (plugin/static-html). Search engines read them there; the canonical address
 * is kept up to date for a reader who shares the page from the browser's menu.
 */
export function PageHead() {
  const { page } = useRoute();
  const message = useMessage();
  useCanonicalAddress();
  const title = page?.title ?? message('404.title');

  return (
    <>
      <title>{title === siteName ? siteName : `${title} - ${siteName}`}</title>
      <meta property="og:title" content={title} />
    </>
  );
}

function useCanonicalAddress(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!link) return;
    const path = window.location.pathname.replace(/\/$/, '');
    if (pathname) link.href = new URL(path, link.href).href;
  }, [pathname]);
}
