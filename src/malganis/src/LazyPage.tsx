import { type ComponentType, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { PageSource } from './createPageSource';
import { ErrorBoundary } from './ErrorBoundary';
import type { ErrorCompProps } from './types';

interface LazyPageProps {
  source: PageSource;
  fetchingComp: ComponentType;
  errorComp: ComponentType<ErrorCompProps>;
}

/** A page of the route table: its module is loaded when it is first shown, and a failure stays inside it. */
export function LazyPage({ source, fetchingComp: Fetching, errorComp }: LazyPageProps) {
  const { pathname } = useLocation();
  const [Page, setPage] = useState(source.current);
  return (
    <ErrorBoundary
      errorComp={errorComp}
      resetKey={pathname}
      onRetry={() => setPage(source.current())}
    >
      <Suspense fallback={<Fetching />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
}
