import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../common/loading/ErrorBoundary';
import { useOpened } from '../../hooks/useOpened';
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
 * The live example of a function, behind a disclosure: it is fetched and mounted when a reader opens it. Closing it keeps
 * what the reader has done.
 */
export function TryIt({ name, label, demo }: TryItProps) {
  const { opened, details } = useOpened();
  return (
    <details className="function-try" data-live={name} {...details}>
      <summary>
        {label}
        <span className="visually-hidden"> {name}</span>
      </summary>
      {opened && <Example {...demo} />}
    </details>
  );
}

/** The demo of a function, under the function's own heading. */
export function Example({ demo, previewerProps }: DumiDemoProps) {
  return (
    <ErrorBoundary part>
      <Suspense fallback={null}>
        <DumiDemo demo={demo} previewerProps={{ ...previewerProps, heading: false }} />
      </Suspense>
    </ErrorBoundary>
  );
}
