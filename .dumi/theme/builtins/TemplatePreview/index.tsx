import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../common/loading/ErrorBoundary';
import type { PreviewId } from './previews';
import './index.css';

/** dumi puts every builtin into every page; the frame is only loaded by the page that shows it. */
const PreviewCard = lazy(() => import('./PreviewCard'));

/** A template at work, in the frame of the device that it is made for: `<TemplatePreview id="mt-template-h5">`. */
export default function TemplatePreview({ id }: { id: PreviewId }) {
  return (
    <ErrorBoundary part>
      <Suspense fallback={null}>
        <PreviewCard id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}
