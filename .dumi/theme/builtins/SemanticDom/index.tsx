import { type CSSProperties, lazy, Suspense, useRef } from 'react';
import { DemoErrorBoundary } from '../../common/demo/DemoErrorBoundary';
import { useNearViewport } from '../../hooks/useNearViewport';
import './index.css';

const SemanticPanel = lazy(() => import('./SemanticPanel'));

interface SemanticDomProps {
  /** Name of the component. */
  id: string;
  /** How many parts it has: the height of their list is reserved (plugin/generated-parts). */
  rows?: string;
}

/** A live picture of the parts that `classNames` and `styles` reach. Only a reader who comes near loads it. */
export default function SemanticDom({ id, rows = '8' }: SemanticDomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame);
  return (
    // React's type of a style knows no custom properties.
    <div ref={frame} className="semantic" style={{ '--rows': rows } as CSSProperties}>
      {near && (
        <DemoErrorBoundary>
          <Suspense fallback={null}>
            <SemanticPanel id={id} />
          </Suspense>
        </DemoErrorBoundary>
      )}
    </div>
  );
}
