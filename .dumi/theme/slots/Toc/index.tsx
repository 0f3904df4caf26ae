import { useMessage } from '../../hooks/useMessage';
import { useToc } from '../../hooks/usePageDetails';
import { useReadingPosition } from '../../hooks/useReadingPosition';
import { TocList } from './TocList';
import './index.css';

/** Table of contents beside the page, with what is being read marked. Narrower windows have TocBar. */
export default function Toc() {
  const message = useMessage();
  const entries = useToc();
  const current = useReadingPosition(entries.map(({ id }) => id));

  if (entries.length === 0) return <div className="toc" />;
  return (
    <aside className="toc toc-scroll" aria-labelledby="toc-label">
      <nav aria-labelledby="toc-label">
        <h2 id="toc-label">{message('toc.label')}</h2>
        <TocList entries={entries} current={current} />
      </nav>
    </aside>
  );
}
