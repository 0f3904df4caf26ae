import { editLink, sourceLink } from '../../../config/site';
import { CopyButton } from '../../common/controls/CopyButton';
import { componentOf, importOf, sourceFolderOf } from '../../common/navigation/componentPage';
import { useMessage } from '../../hooks/useMessage';
import { usePageDetails } from '../../hooks/usePageDetails';
import { useSite } from '../../hooks/useSite';
import { Link } from '../../runtime/Link';
import './PageMeta.css';

/**
 * What a reader of a component's page looks up most: how to import and install it, where its source is, since when
 * it exists. A component that is only planned has neither import nor source; its page can be edited.
 */
export function PageMeta() {
  const { frontmatter } = usePageDetails();
  const { toLocale } = useSite();
  const message = useMessage();
  const component = componentOf(frontmatter);
  if (!component) return null;

  const edit = editLink.replace('{filename}', frontmatter.filename ?? '');
  return (
    <div className="page-meta">
      {!component.planned && <ImportStatement statement={importOf(component)} />}
      <ul>
        <li>
          <Link to={toLocale('/antd-ext#install')}>{message('meta.install')}</Link>
        </li>
        {!component.planned && (
          <li>
            <a
              href={sourceLink.replace('{path}', sourceFolderOf(component))}
              target="_blank"
              rel="noreferrer"
            >
              {message('meta.source')}
            </a>
          </li>
        )}
        <li>
          <a href={edit} target="_blank" rel="noreferrer">
            {message('footer.edit')}
          </a>
        </li>
        {frontmatter.since && <li>{message('meta.since', { version: frontmatter.since })}</li>}
      </ul>
    </div>
  );
}

function ImportStatement({ statement }: { statement: string }) {
  const message = useMessage();
  return (
    <div className="page-import">
      <code>{statement}</code>
      <CopyButton
        getText={() => statement}
        label={message('meta.copy-import')}
        copiedLabel={message('code.copied')}
      />
    </div>
  );
}
