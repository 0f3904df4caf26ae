import { useRouteMeta } from 'dumi';
import { useMessage } from '../../hooks/useMessage';
import { useReadingPosition } from '../../hooks/useReadingPosition';
import { useSite } from '../../hooks/useSite';
import './index.css';

interface TocEntry {
  id: string;
  title: string;
  depth: number;
  /** dumi marks the entry of a debug demo, which production hides. */
  _debug_demo?: boolean;
}

/** Table of contents: headings and demos of the page, with the one that is being read marked. */
export default function Toc() {
  const { toc } = useRouteMeta();
  const { location } = useSite();
  const message = useMessage();
  const entries = (toc as TocEntry[]).filter(
    ({ depth, _debug_demo }) => depth > 1 && depth < 4 && !_debug_demo,
  );
  const current = useReadingPosition(entries.map(({ id }) => id));

  if (entries.length === 0) return <div className="toc" />;
  return (
    <aside className="toc" aria-labelledby="toc-label">
      <nav aria-labelledby="toc-label">
        <h2 id="toc-label">{message('toc.label')}</h2>
        <ul>
          {entries.map(({ id, title, depth }) => (
            <li key={id} data-depth={depth}>
              <a
                href={`${location.search}#${id}`}
                aria-current={id === current ? 'true' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
