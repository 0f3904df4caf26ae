import { useLocation } from 'dumi';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { DumiDemoProps } from '../../common/demo/DumiDemo';
import { ErrorBoundary } from '../../common/ErrorBoundary';
import './TryIt.css';

const DumiDemo = lazy(() =>
  import('../../common/demo/DumiDemo').then((module) => ({ default: module.DumiDemo })),
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
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [mounted, setMounted] = useState(false);
  const { hash } = useLocation();

  useEffect(() => {
    const { current } = disclosure;
    if (!current) return;
    if (hash === `#${demo.id}` && !current.open) {
      current.open = true;
      // The browser has looked for the card before it was there.
      current.scrollIntoView();
    }
    // A reader may have opened it before the page was hydrated, when nobody listened.
    if (current.open) setMounted(true);
  }, [hash, demo.id]);

  return (
    <details
      ref={disclosure}
      className="function-try"
      // What a reader has opened before the page was hydrated stays open, and is no mismatch.
      suppressHydrationWarning
      onToggle={() => setMounted(true)}
    >
      <summary>
        {label}
        <span className="visually-hidden"> {name}</span>
      </summary>
      {mounted && (
        <ErrorBoundary part>
          <Suspense fallback={null}>
            <DumiDemo demo={demo} previewerProps={{ ...previewerProps, heading: false }} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
