import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../common/loading/ErrorBoundary';
import './index.css';

/** dumi puts every builtin into every page; the board is only loaded by the page that shows it. */
const Board = lazy(() => import('../../common/board/Board'));

/** The board of the home page: real components in each theme, light and dark. */
export default function ThemeBoard() {
  return (
    <div className="theme-board">
      <ErrorBoundary part>
        <Suspense fallback={null}>
          <Board />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
