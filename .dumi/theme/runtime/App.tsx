import {
  type ComponentType,
  lazy,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type LocaleId, locales } from '../../config/locales';
import { ErrorBoundary } from '../common/loading/ErrorBoundary';
import { localeOf } from '../common/locale/localeOf';
import { withoutTrailingSlash } from '../common/navigation/paths';
import { useKept } from '../hooks/useKept';
import { TabbedPage } from '../slots/ContentTabs/TabbedPage';
import Loading from '../slots/Loading';
import { history, type Location } from './history';
import { RouteContext, useRoute } from './route';
import { hasStaticPage, KeptPage } from './StaticPage';
import { edits, loadSite, readSite, type Site, type SitePage } from './site';

const loadDocLayout = () => import(/* webpackChunkName: "doc-layout" */ '../layouts/DocLayout');
const DocLayout = lazy(loadDocLayout);
const DemoLayout = lazy(() => import('../layouts/DemoLayout'));
const NotFound = lazy(() => import('../slots/NotFound'));

const DEMO = /^\/~demos\/([^/]+)$/;

/** The language of a page is in its path; that of a demo which is shown alone is in `?locale=`. */
function localeAt({ pathname, search }: Location): (typeof locales)[number] {
  const asked = DEMO.test(pathname) && new URLSearchParams(search).get('locale');
  return locales.find(({ id }) => id === asked) ?? localeOf(pathname);
}

/** Loads what the first render of an address needs, so that it draws the shell at once. */
export async function prepare(location: Location): Promise<void> {
  const path = withoutTrailingSlash(location.pathname);
  await Promise.all([
    loadSite(path, localeAt(location).id),
    DEMO.test(path) ? undefined : loadDocLayout(),
  ]);
}

/** The site, from the first address on. */
export function App({ initial }: { initial: Location }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Router initial={initial} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Router({ initial }: { initial: Location }) {
  const [location, setLocation] = useState(initial);
  useLayoutEffect(() => history.listen((update) => setLocation(update.location)), []);

  const path = withoutTrailingSlash(location.pathname);
  const locale = localeAt(location);
  const site = useLoadedSite(path, locale.id);
  const { data, section, page } = site;
  const route = useMemo(
    () => ({ ...data, section, page, location, locale }),
    [data, section, page, location, locale],
  );

  // The build has written the language of the first page.
  useEffect(() => {
    document.documentElement.lang = locale.id;
  }, [locale.id]);

  const [, demo] = DEMO.exec(path) ?? [];
  return (
    <RouteContext.Provider value={route}>
      <Suspense fallback={<Loading />}>
        {demo === undefined ? (
          <DocLayout>
            <PageContent />
          </DocLayout>
        ) : (
          <DemoLayout id={demo} />
        )}
      </Suspense>
    </RouteContext.Provider>
  );
}

/** Loads that a render waits for; one that failed stays, as React renders again and again otherwise. */
const awaited = new Map<string, Promise<void>>();

/** Suspends until the data of the site is there. */
function useLoadedSite(path: string, locale: LocaleId): Site {
  useSyncExternalStore(edits.subscribe, edits.get, edits.get);
  const site = readSite(path, locale);
  if (site) return site;
  const key = `${locale} ${path}`;
  const load = awaited.get(key) ?? loadSite(path, locale);
  awaited.set(key, load);
  use(load);
  throw new Error(`The data of ${path} is missing`);
}

const components = new Map<string, ComponentType>();

/** The same component for a page every time: while writing, an edit keeps what is in it. */
function componentOf({ path, load }: SitePage): ComponentType {
  const known = components.get(path);
  if (known) return known;
  const component = lazy(load);
  components.set(path, component);
  return component;
}

function PageContent() {
  const { page } = useRoute();
  const first = useFirstStaticPage(page);
  const isKept = first !== undefined && page?.path === first;
  const Content = page ? componentOf(page) : NotFound;
  // The same element for the same page: React throws HTML away that it has not hydrated when what is around it changes.
  return useMemo(
    () => (
      <Suspense fallback={<Loading />}>
        {isKept ? <FirstPage Content={Content} /> : <Content />}
      </Suspense>
    ),
    [isKept, Content],
  );
}

/** The HTML of the first page stays as it is; where React has thrown it away, its text is loaded and rendered. */
function FirstPage({ Content }: { Content: ComponentType }) {
  const isKept = useKept();
  if (!isKept) return <Content />;
  return (
    <TabbedPage>
      <KeptPage />
    </TabbedPage>
  );
}

/** The path of the page whose HTML may stay. A reader who comes back to it has left that behind. */
function useFirstStaticPage(page: SitePage | undefined): string | undefined {
  const kept = useKept();
  // A tab would take the place of the text.
  const [first, setFirst] = useState(() =>
    kept && !page?.tabs && hasStaticPage() ? page?.path : undefined,
  );
  useEffect(() => {
    if (page?.path !== first) setFirst(undefined);
  }, [page?.path, first]);
  return first;
}
