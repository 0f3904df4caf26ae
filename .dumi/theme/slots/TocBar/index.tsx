import { useEffect, useRef } from 'react';
import { useMessage } from '../../hooks/useMessage';
import { useToc } from '../../hooks/usePageDetails';
import { useReadingPosition } from '../../hooks/useReadingPosition';
import { TocList } from '../Toc/TocList';
import './index.css';

/**
 * Table of contents of a window that has no room beside the page: a bar under the header, with the
 * section that is being read, which opens the list. It closes on a choice, on Esc and on a click
 * elsewhere.
 */
export default function TocBar() {
  const message = useMessage();
  const entries = useToc();
  const current = useReadingPosition(entries.map(({ id }) => id));
  const bar = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => {
      if (bar.current) bar.current.open = false;
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !bar.current?.open) return;
      close();
      bar.current.querySelector('summary')?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.toc-bar a')) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, []);

  if (entries.length === 0) return null;
  return (
    <details className="toc-bar" ref={bar}>
      <summary>
        <strong>{message('toc.label')}</strong>
        <span aria-hidden="true">{entries.find(({ id }) => id === current)?.title}</span>
      </summary>
      <nav className="toc-scroll" aria-label={message('toc.label')}>
        <TocList entries={entries} current={current} />
      </nav>
    </details>
  );
}
