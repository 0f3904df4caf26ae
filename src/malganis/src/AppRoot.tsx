import { Fragment, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { useAppContext, useSettings, useStore } from './appContext';
import { DefaultFetching } from './defaults';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorPageOf, Failure } from './Failure';
import { joinPath } from './joinPath';
import { fromLogin, toLogin } from './login';
import { nodeOf } from './readRoutes';
import { useTitles } from './useMenu';
import { watchRedirects } from './watchRedirects';

interface AppRootProps {
  /** Title of the HTML page, for routes without one. */
  htmlTitle: string;
}

/** Around all pages: loads the initial state, leads to the login page and back, and keeps `document.title`. */
export function AppRoot({ htmlTitle }: AppRootProps) {
  const { options } = useAppContext();
  const { fetchingComp: Fetching = DefaultFetching, formatTitle = String } = options;
  const { key } = useLocation();
  const titles = useTitles();
  const title = titles[titles.length - 1]?.title;
  const text = title === undefined ? htmlTitle : formatTitle(title);
  const [{ locale }] = useSettings();

  useEffect(() => {
    document.title = text;
  }, [text]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <ErrorBoundary errorComp={Failure} resetKey={key}>
      <Suspense fallback={<Fetching />}>
        <Gate />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Lets the pages through once it is known who the reader is. */
function Gate() {
  const { session, options, router } = useAppContext();
  const { fetchingComp: Fetching = DefaultFetching, loginPath } = options;
  const { status, error, account, keepsPage, logouts } = useStore(session);
  const location = useLocation();
  const nodes = useMatches().map(({ handle }) => nodeOf(handle));
  const [loop, setLoop] = useState<Error>();

  useEffect(() => void session.boot(), [session]);
  useEffect(() => watchRedirects(router, setLoop), [router]);

  // Rendering it ends the redirects, because what makes them leaves the page; the boundary reports it.
  if (loop) throw loop;
  if (status === 'loading') return <Fetching />;
  if (status === 'failed') {
    return <ErrorPageOf kind={500} error={error} retry={() => void session.boot()} />;
  }
  const pages = (
    <Fragment key={logouts}>
      <Outlet />
    </Fragment>
  );
  if (loginPath === undefined) return pages;

  const isLogin = joinPath('/', location.pathname) === joinPath('/', loginPath);
  if (isLogin) {
    const isDone = account === 'in';
    return isDone ? <Navigate to={fromLogin(loginPath, location.search)} replace /> : pages;
  }
  if (account === 'out' && !nodes.some((node) => node?.isPublic)) {
    return <Navigate to={toLogin(loginPath, keepsPage ? location : undefined)} replace />;
  }
  return pages;
}
