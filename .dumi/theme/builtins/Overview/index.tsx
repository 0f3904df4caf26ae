import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../common/loading/ErrorBoundary';

/** dumi puts every builtin into every page; the cards are only loaded by the page that shows them. */
const OverviewCards = lazy(() => import('./OverviewCards'));

/** All components of antd-ext as cards by group, with a filter. */
export default function Overview() {
  return (
    // The layout gives its page the room of the contents list (layouts/DocLayout/index.css).
    <div className="overview-page">
      <ErrorBoundary part>
        <Suspense fallback={null}>
          <OverviewCards />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
