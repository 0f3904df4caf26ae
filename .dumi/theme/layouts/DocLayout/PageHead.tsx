import { useLocation, useRouteMeta, useSiteData } from 'dumi';
import { useEffect } from 'react';
import { useMessage } from '../../hooks/useMessage';

/**
 * The title of a page; React moves it into the head. Description, canonical address and translations
 * are written at build time (plugin/static-html). Search engines read them there; the canonical address
 * is kept up to date for a reader who shares the page from the browser's menu.
 */
export function PageHead() {
  const { frontmatter } = useRouteMeta();
  const { themeConfig } = useSiteData();
  const message = useMessage();
  const name = String(themeConfig.name);
  useCanonicalAddress();
  const title = frontmatter.title || message('404.title');

  return (
    <>
      <title>{title === name ? name : `${title} - ${name}`}</title>
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
