import { Helmet, useRouteMeta, useSiteData } from 'dumi';
import { useMessage } from '../../hooks/useMessage';

/**
 * Title and description of a page. The links to its canonical address and to its translations are
 * written at build time, because only a search engine reads them (plugin/static-html.ts).
 */
export function PageHead() {
  const { frontmatter } = useRouteMeta();
  const { themeConfig } = useSiteData();
  const message = useMessage();
  const name = String(themeConfig.name);
  const title = frontmatter.title || message('404.title');

  return (
    <Helmet>
      <title>{title === name ? name : `${title} - ${name}`}</title>
      <meta property="og:title" content={title} />
      {frontmatter.description && <meta name="description" content={frontmatter.description} />}
      {frontmatter.description && (
        <meta property="og:description" content={frontmatter.description} />
      )}
    </Helmet>
  );
}
