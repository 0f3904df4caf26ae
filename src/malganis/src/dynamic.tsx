import { type ComponentType, Suspense, useState } from 'react';
import { useAppContext } from './appContext';
import { createPageSource, type PageSource } from './createPageSource';
import { DefaultFetching } from './defaults';
import { ErrorBoundary } from './ErrorBoundary';
import { Failure } from './Failure';
import type { RouteConfig } from './types';

/** What {@link dynamic} takes. */
export interface DynamicOptions {
  /** Loads the module, whose default export is the component. */
  component: NonNullable<RouteConfig['component']>;
  /** Models that begin and end with the component: a list, or a function which loads them. */
  models?: RouteConfig['models'];
  /**
   * Shown while the module is being loaded.
   * @default that of the app
   */
  fetchingComp?: ComponentType;
}

/**
 * Makes a component whose module is loaded when it is first shown, with models that end when it leaves the page. Each
 * place where it is shown has its own state. Pages of the route table are such components already.
 *
 * @example
 * ```tsx
 * import { dynamic } from '@mtools/malganis/dynamic';
 *
 * const Chart = dynamic({ component: () => import('./Chart'), models: () => import('./models') });
 * ```
 */
export function dynamic({ component, models, fetchingComp }: DynamicOptions): ComponentType {
  const source = createPageSource({ component, models, name: 'a dynamic component' });

  return () => <DynamicPart source={source} fetchingComp={fetchingComp} />;
}

interface DynamicPartProps extends Pick<DynamicOptions, 'fetchingComp'> {
  source: PageSource;
}

function DynamicPart({ source, fetchingComp }: DynamicPartProps) {
  const { options } = useAppContext();
  const Fetching = fetchingComp ?? options.fetchingComp ?? DefaultFetching;
  const [Part, setPart] = useState(source.current);
  return (
    <ErrorBoundary errorComp={Failure} resetKey="" onRetry={() => setPart(source.current())}>
      <Suspense fallback={<Fetching />}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}

export default dynamic;
