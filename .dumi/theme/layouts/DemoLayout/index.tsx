import { framedDemos } from '@@/demo-titles';
import { Suspense } from 'react';
import { DemoErrorBoundary } from '../../common/demo/DemoErrorBoundary';
import DemoPage from './DemoPage';
import './index.css';

/**
 * Around a demo that is shown alone, without anything of the doc layout. One that fills a window gets all of it, and
 * brings its own landmarks.
 */
export default function DemoLayout({ id }: { id: string }) {
  const content = (
    <DemoErrorBoundary>
      <Suspense fallback={null}>
        <DemoPage id={id} />
      </Suspense>
    </DemoErrorBoundary>
  );
  return framedDemos.includes(id) ? (
    <div className="demo-page demo-page-bare">{content}</div>
  ) : (
    <main className="demo-page">{content}</main>
  );
}
