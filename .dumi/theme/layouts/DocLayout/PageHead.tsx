import { useRouteMeta, useSiteData } from 'dumi';
import { useMessage } from '../../hooks/useMessage';

/**
 * The title of a page; React moves it into the head. Description, canonical address and translations
 * are written at build time, because only search engines read them (plugin/static-html).
 */
export function PageHead() {
  const { frontmatter } = useRouteMeta();
  const { themeConfig } = useSiteData();
  const message = useMessage();
  const name = String(themeConfig.name);
  const title = frontmatter.title || message('404.title');

  return (
    <>
      <title>{title === name ? name : `${title} - ${name}`}</title>
      <meta property="og:title" content={title} />
    </>
  );
}
