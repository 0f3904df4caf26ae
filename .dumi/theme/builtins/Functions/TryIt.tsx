import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../../common/loading/ErrorBoundary';
import { useOpened } from '../../hooks/useOpened';
import { useLocation } from '../../runtime/route';
import type { DumiDemoProps } from '../Previewer/DumiDemo';
import './TryIt.css';

const DumiDemo = lazy(() =>
  import('../Previewer/DumiDemo').then((module) => ({ default: module.DumiDemo })),
);

interface TryItProps {
  name: string;
  label: string;
  demo: DumiDemoProps;
}

/**
 * The live example of a function, behind a disclosure: it is fetched and mounted when a reader opens it, or
 * when the address names it. Closing it keeps what the reader has done.
 */
export function TryIt({ name, label, demo: { demo, previewerProps } }: TryItProps) {
  const { opened, details } = useOpened();
  const { ref } = details;
  const { hash } = useLocation();

  useEffect(() => {
    const { current } = ref;
    if (!current || current.open || hash !== `#${demo.id}`) return;
    current.open = true;
    // The browser has looked for the card before it was there.
    current.scrollIntoView();
  }, [hash, demo.id, ref]);

  return (
    <details className="function-try" {...details}>
      <summary>
        {label}
        <span className="visually-hidden"> {name}</span>
      </summary>
      {opened && (
        <ErrorBoundary part>
          <Suspense fallback={null}>
            <DumiDemo demo={demo} previewerProps={{ ...previewerProps, heading: false }} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
