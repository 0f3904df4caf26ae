import { useMessage } from '../../hooks/useMessage';
import { usePageDetails } from '../../hooks/usePageDetails';

/** The only `h1` of a page, from its header. The 404 page has none there and brings its own. */
export function PageTitle() {
  const { frontmatter } = usePageDetails();
  const message = useMessage();
  if (!frontmatter.title) return null;
  return (
    <header className="page-title">
      <h1>
        <span>{frontmatter.title}</span>
        {frontmatter.status === 'planned' && (
          <span className="page-status">{message('status.planned')}</span>
        )}
      </h1>
      {frontmatter.subtitle && <p>{frontmatter.subtitle}</p>}
    </header>
  );
}
