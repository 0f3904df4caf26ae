import { useOutlet } from 'dumi';
import { Suspense } from 'react';
import { DemoErrorBoundary } from '../../common/demo/DemoErrorBoundary';
import './index.css';

/** Around a demo that is shown alone, without anything of the doc layout. */
export default function DemoLayout() {
  const outlet = useOutlet();
  return (
    <main className="demo-page">
      <DemoErrorBoundary>
        <Suspense fallback={null}>{outlet}</Suspense>
      </DemoErrorBoundary>
    </main>
  );
}
