import { type ReactNode, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isAllowed, useAccess } from './access';
import { useAppContext } from './appContext';
import type { PageSource } from './createPageSource';
import { DefaultFetching } from './defaults';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPageOf, Failure } from './Failure';
import type { RouteNode } from './readRoutes';

interface LazyPartProps {
  source: PageSource;
}

/** A part of the app whose module is loaded when it is first shown; a failure stays inside it. */
export function LazyPart({ source }: LazyPartProps) {
  const { pathname } = useLocation();
  const { fetchingComp: Fetching = DefaultFetching } = useAppContext().options;
  const [Part, setPart] = useState(source.current);
  return (
    <ErrorBoundary
      errorComp={Failure}
      resetKey={pathname}
      onRetry={() => setPart(source.current())}
    >
      <Suspense fallback={<Fetching />}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}

interface PageProps {
  node: RouteNode;
  /** Absent for a group, which has no page of its own. */
  source: PageSource | undefined;
}

/** What a route shows: its page, or the 403 page to those who may not see it. */
export function Page({ node, source }: PageProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary errorComp={Failure} resetKey={pathname}>
      <Guarded node={node}>{source ? <LazyPart source={source} /> : <Outlet />}</Guarded>
    </ErrorBoundary>
  );
}

function Guarded({ node, children }: { node: RouteNode; children: ReactNode }) {
  const rights = useAccess();
  const { session } = useAppContext();
  if (isAllowed(node.route, rights)) return children;
  return <ErrorPageOf kind={403} retry={() => void session.refresh().catch(() => {})} />;
}
