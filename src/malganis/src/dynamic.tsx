import { type ComponentType, Suspense, useState } from 'react';
import { useAppContext } from './appContext';
import { createPageSource, type PageSource } from './createPageSource';
import { DefaultFetching } from './defaults';
import { ErrorBoundary } from './ErrorBoundary';
import { Failure } from './Failure';
import type { RouteConfig } from './types';

/** Options of {@link dynamic}. */
export interface DynamicOptions {
  /** Loads the module, whose default export is the component. */
  component: NonNullable<RouteConfig['component']>;
  /** Models that are created and destroyed with the component: a list, or a function that loads them. */
  models?: RouteConfig['models'];
  /**
   * Shown while the module is loading.
   * @default that of the app
   */
  fetchingComp?: ComponentType;
}

/**
 * Creates a component whose module is loaded when it is first rendered, with models that are destroyed when
 * it unmounts. Each instance has its own state. Pages of the route table already work this way.
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
