import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { LocaleId } from '../../../config/locales';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import { ErrorBoundary } from './ErrorBoundary';
import { KeptHtml } from './KeptHtml';

type ByLocaleAndId<T> = Record<LocaleId, Record<string, T>>;

export type References = ByLocaleAndId<ComponentType>;
export type Loaders<View> = ByLocaleAndId<() => Promise<{ default: View }>>;

/**
 * Components that load a reference when they are rendered: one chunk for each id and language. Where the HTML of a reference
 * is kept, nothing of this is loaded.
 *
 * @param loadShow loads the component that shows a reference
 */
export function lazyReferences<View>(
  loaders: Loaders<View>,
  loadShow: () => Promise<{ default: ComponentType<{ view: View }> }>,
): References {
  const toReference = (load: () => Promise<{ default: View }>) =>
    // No async function: for the browsers that the site supports it would be compiled to three times as much.
    lazy(() =>
      Promise.all([load(), loadShow()]).then(([{ default: view }, { default: Show }]) => ({
        default: () => <Show view={view} />,
      })),
    );
  const ofLocale = (byId: Loaders<View>[LocaleId]) =>
    Object.fromEntries(Object.entries(byId).map(([id, load]) => [id, toReference(load)]));
  return { 'zh-CN': ofLocale(loaders['zh-CN']), 'en-US': ofLocale(loaders['en-US']) };
}

interface ReferenceProps {
  id: string;
  /** Undefined when the site is built without API data. */
  references: References | undefined;
  /** What comes into a `<details data-live>` of a reference that is kept as HTML. */
  live: (details: HTMLDetailsElement) => ReactNode;
}

/** The reference of a component or a package, or why there is none. */
export function Reference({ id, references, live }: ReferenceProps) {
  const message = useMessage();
  const { locale } = useSite();
  if (!references) return <p role="alert">{message('api.unavailable')}</p>;
  const known = references[locale.id];
  const Loaded = Object.hasOwn(known, id) ? known[id] : undefined;
  // The build stops on such a page (plugin/checks); while writing it, say what is wrong.
  if (!Loaded) return <p role="alert">{message('api.not-found', { id })}</p>;
  return (
    <KeptHtml className="reference" live={live}>
      <ErrorBoundary part>
        <Suspense fallback={<p role="status">{message('api.loading')}</p>}>
          <Loaded />
        </Suspense>
      </ErrorBoundary>
    </KeptHtml>
  );
}
