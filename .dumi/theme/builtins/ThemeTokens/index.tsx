import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../common/loading/ErrorBoundary';

/** dumi puts every builtin into every page; tables and values are only loaded by the page that shows them. */
const tables = {
  colors: lazy(() => import('./PaletteTable')),
  contrast: lazy(() => import('./ContrastAudit')),
  sizes: lazy(() => import('./SizeTable')),
};

interface ThemeTokensProps {
  part: keyof typeof tables;
}

/** Values of the library's themes side by side, computed from the theme objects at build time. */
export default function ThemeTokens({ part }: ThemeTokensProps) {
  const Table = tables[part];
  return (
    <ErrorBoundary part>
      <Suspense fallback={null}>
        <Table />
      </Suspense>
    </ErrorBoundary>
  );
}
