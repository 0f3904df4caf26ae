import { framedDemos } from '@@/demo-titles';
import { useOutlet, useParams } from 'dumi';
import { Suspense } from 'react';
import { DemoErrorBoundary } from '../../common/demo/DemoErrorBoundary';
import './index.css';

/**
 * Around a demo that is shown alone, without anything of the doc layout. One that fills a window gets all of it, and
 * brings its own landmarks.
 */
export default function DemoLayout() {
  const outlet = useOutlet();
  const { id = '' } = useParams();
  const content = (
    <DemoErrorBoundary>
      <Suspense fallback={null}>{outlet}</Suspense>
    </DemoErrorBoundary>
  );
  return framedDemos.includes(id) ? (
    <div className="demo-page demo-page-bare">{content}</div>
  ) : (
    <main className="demo-page">{content}</main>
  );
}
