import { type ReactNode, Suspense } from 'react';
import { UntranslatedNotice } from '../../common/locale/UntranslatedNotice';
import { RouteProgress } from '../../common/navigation/RouteProgress';
import { useArrival } from '../../hooks/useArrival';
import { useCopyCode } from '../../hooks/useCopyCode';
import { useEarlyClick } from '../../hooks/useEarlyClick';
import { useFollowLinks } from '../../hooks/useFollowLinks';
import { useHashTarget } from '../../hooks/useHashTarget';
import { useMessage } from '../../hooks/useMessage';
import { useWholePage } from '../../hooks/usePageDetails';
import { usePrefetch } from '../../hooks/usePrefetch';
import { useTabOfHash } from '../../hooks/useTabOfHash';
import { useRoute } from '../../runtime/route';
import ContentFooter from '../../slots/ContentFooter';
import Features from '../../slots/Features';
import Footer from '../../slots/Footer';
import Header from '../../slots/Header';
import Hero from '../../slots/Hero';
import Sidebar from '../../slots/Sidebar';
import Toc from '../../slots/Toc';
import TocBar from '../../slots/TocBar';
import { PageHead } from './PageHead';
import { PageMeta } from './PageMeta';
import { PageTitle } from './PageTitle';
import './index.css';

/** The shell around a page: header, sidebar, the page itself, its table of contents and the footers. */
export default function DocLayout({ children }: { children: ReactNode }) {
  const { page } = useRoute();
  const message = useMessage();
  useWholePage();
  useHashTarget();
  useTabOfHash();
  useArrival();
  usePrefetch();
  useCopyCode();
  useFollowLinks();
  useEarlyClick();

  return (
    <>
      <PageHead />
      <RouteProgress />
      <a className="skip-link" href="#content">
        {message('skip')}
      </a>
      {/* Parts of their own are hydrated one after the other, and at once when a reader uses one of them. */}
      <Suspense fallback={null}>
        <Header />
      </Suspense>
      {page?.hero ? (
        <main id="content" className="home-layout" tabIndex={-1}>
          <Suspense fallback={null}>
            <Hero />
          </Suspense>
          {children}
          <Suspense fallback={null}>
            <Features />
          </Suspense>
        </main>
      ) : (
        <div className="doc-layout">
          <Suspense fallback={null}>
            <Sidebar />
          </Suspense>
          <main id="content" className="doc-content" tabIndex={-1}>
            <Suspense fallback={null}>
              <TocBar />
            </Suspense>
            <article className="prose">
              <UntranslatedNotice />
              <Suspense fallback={null}>
                <PageTitle />
                <PageMeta />
              </Suspense>
              {children}
            </article>
            <Suspense fallback={null}>
              <ContentFooter />
            </Suspense>
          </main>
          <Suspense fallback={<div className="toc" />}>
            <Toc />
          </Suspense>
        </div>
      )}
      <Footer />
    </>
  );
}
