import { base, editLink as editAddress } from '../../../config/site';
import { withoutTrailingSlash } from '../../common/navigation/paths';
import { useMessage } from '../../hooks/useMessage';
import { usePageDetails } from '../../hooks/usePageDetails';
import { useSite } from '../../hooks/useSite';
import { Link } from '../../runtime/Link';
import { useRoute } from '../../runtime/route';
import './index.css';

/** What follows a page: its source, its age, and its neighbours in the sidebar. */
export default function ContentFooter() {
  const { frontmatter } = usePageDetails();
  const { pathname } = useSite();
  const message = useMessage();
  const pages = (useRoute().section?.groups ?? []).flatMap(({ children }) => children);
  const index = pages.findIndex(({ link }) => withoutTrailingSlash(link) === pathname);
  if (!frontmatter.filename || index === -1) return null;

  const previous = pages[index - 1];
  const next = pages[index + 1];
  const editLink = editAddress.replace('{filename}', frontmatter.filename);
  return (
    <footer className="page-footer">
      <p>
        <a href={editLink} target="_blank" rel="noreferrer">
          {message('footer.edit')}
        </a>
        <a href={`${withoutTrailingSlash(base)}${pathname}.md`} type="text/markdown">
          {message('footer.markdown')}
        </a>
        {frontmatter.updated && (
          <span>
            {message('footer.updated')}
            <time dateTime={frontmatter.updated.day}>{frontmatter.updated.text}</time>
          </span>
        )}
      </p>
      {(previous || next) && (
        <nav aria-label={message('footer.label')}>
          {previous && (
            <Link to={withoutTrailingSlash(previous.link)} rel="prev">
              <small>{message('footer.previous')}</small>
              {previous.title}
            </Link>
          )}
          {next && (
            <Link to={withoutTrailingSlash(next.link)} rel="next">
              <small>{message('footer.next')}</small>
              {next.title}
            </Link>
          )}
        </nav>
      )}
    </footer>
  );
}
