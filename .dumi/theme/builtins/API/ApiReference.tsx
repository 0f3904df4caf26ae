import { type ComponentType, lazy, Suspense } from 'react';
import type { LocaleId } from '../../../config/locales';
import { ErrorBoundary } from '../../common/ErrorBoundary';
import { useMessage } from '../../hooks/useMessage';
import { useSite } from '../../hooks/useSite';
import type { ApiView } from '../../plugin/api-data/toView';
import { ApiTables } from './ApiTables';

type ByLocaleAndId<T> = Record<LocaleId, Record<string, T>>;
type Loader = () => Promise<{ default: ApiView }>;

/** Components that load a reference when they are rendered: one chunk for each component and language. */
export function toReferences(loaders: ByLocaleAndId<Loader>): ByLocaleAndId<ComponentType> {
  const toReference = (load: Loader) =>
    // No async function: for the browsers that the site supports it would be compiled to three times as much.
    lazy(() => load().then(({ default: api }) => ({ default: () => <ApiTables api={api} /> })));
  const ofLocale = (byId: Record<string, Loader>) =>
    Object.fromEntries(Object.entries(byId).map(([id, load]) => [id, toReference(load)]));
  return { 'zh-CN': ofLocale(loaders['zh-CN']), 'en-US': ofLocale(loaders['en-US']) };
}

interface ApiReferenceProps {
  id: string;
  /** Undefined when the site is built without API data. */
  references: ByLocaleAndId<ComponentType> | undefined;
}

/** The reference of a component, or why there is none. */
export function ApiReference({ id, references }: ApiReferenceProps) {
  const message = useMessage();
  const { locale } = useSite();
  if (!references) return <p role="alert">{message('api.unavailable')}</p>;
  const known = references[locale.id];
  const Reference = Object.hasOwn(known, id) ? known[id] : undefined;
  // The build stops on such a page (plugin/checks); while writing it, say what is wrong.
  if (!Reference) return <p role="alert">{message('api.not-found', { id })}</p>;
  return (
    <ErrorBoundary part>
      <Suspense fallback={<p role="status">{message('api.loading')}</p>}>
        <Reference />
      </Suspense>
    </ErrorBoundary>
  );
}
