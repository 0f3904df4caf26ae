import { type ErrorPageProps, type ErrorPages, Link } from '@mtools/malganis';
import { Button, DotLoading } from 'antd-mobile';
import type { ReactNode } from 'react';
import { useTexts } from '../texts';

export function Fetching() {
  return (
    <div className="state" role="status" aria-label={useTexts().loading}>
      <DotLoading />
    </div>
  );
}

type Title = 'forbidden' | 'notFound' | 'broken' | 'stale' | 'noConnection';

/** Without pictures: it is part of the first file, so that it is there when others cannot be loaded. */
function ErrorPage({ title, children }: { title: Title; children: ReactNode }) {
  return (
    <div className="state" role="alert">
      <h1>{useTexts()[title]}</h1>
      {children}
    </div>
  );
}

function RetryButton({ retry, text }: { retry: () => void; text: 'retry' | 'reload' }) {
  return (
    <Button color="primary" onClick={retry}>
      {useTexts()[text]}
    </Button>
  );
}

const withWayHome = (title: Title) => () => (
  <ErrorPage title={title}>
    <Link to="/">{useTexts().home}</Link>
  </ErrorPage>
);

const withRetry = (title: Title, text: 'retry' | 'reload') => (props: ErrorPageProps) => (
  <ErrorPage title={title}>
    <RetryButton retry={props.retry} text={text} />
  </ErrorPage>
);

export const errorPages: ErrorPages = {
  403: withWayHome('forbidden'),
  404: withWayHome('notFound'),
  500: withRetry('broken', 'retry'),
  stale: withRetry('stale', 'reload'),
  offline: withRetry('noConnection', 'retry'),
};
