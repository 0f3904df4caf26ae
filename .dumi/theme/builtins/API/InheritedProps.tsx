import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../common/loading/ErrorBoundary';

interface InheritedPropsProps {
  /** antd's name of the props. */
  id: string;
  /** antd's page. */
  url: string;
}

/** Fetched when a reader opens it: its names would be more than everything else of a table. */
const InheritedList = lazy(() => import('./InheritedList'));

/** Names of the props that a component takes from antd. */
export function InheritedProps(props: InheritedPropsProps) {
  return (
    <ErrorBoundary part>
      <Suspense fallback={null}>
        <InheritedList {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
