import { formatDate } from '@mtools/isomorphic-utils';
import { Link, useModel } from '@mtools/malganis';
import { InfiniteScroll, PullToRefresh, Skeleton } from 'antd-mobile';
import { useEffect, useState } from 'react';
import { State } from '../components/StatePages';
import { StatusTag } from '../components/StatusTag';
import { reportsModel } from '../reports';
import { useTexts } from '../texts';

export default function Reports() {
  const texts = useTexts();
  const { items, hasMore, failure, refresh, loadMore } = useModel(reportsModel);
  const [isRefreshed, setIsRefreshed] = useState(true);

  useEffect(() => void refresh(), [refresh]);
  useEffect(() => {
    if (!failure) return;
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [failure, refresh]);

  return (
    <>
      <h1 className="bar">{texts.reports}</h1>
      <PullToRefresh
        onRefresh={async () => setIsRefreshed(await refresh())}
        completeText={isRefreshed ? undefined : texts.refreshFailed}
      >
        {renderItems()}
      </PullToRefresh>
    </>
  );

  function renderItems() {
    if (!items) {
      if (!failure) {
        return (
          <div className="padded" role="status" aria-label={texts.loading}>
            <Skeleton.Paragraph lineCount={8} animated />
          </div>
        );
      }
      const isOffline = failure === 'network';
      return (
        <State
          status={isOffline ? 'disconnected' : 'default'}
          title={isOffline ? texts.noConnection : texts.loadFailed}
          description={texts.loadFailedText}
          retry={refresh}
        />
      );
    }
    if (items.length === 0) {
      return <State status="empty" title={texts.empty} description={texts.emptyText} />;
    }
    return (
      <>
        <ul className="cards">
          {items.map(({ id, title, place, status, createdAt }) => (
            <li key={id}>
              <Link className="card" to={`/reports/${id}`}>
                <strong>{title}</strong>
                <StatusTag status={status} />
                <span className="secondary">{place}</span>
                <time className="secondary">{formatDate(createdAt, 'YYYY-MM-DD')}</time>
              </Link>
            </li>
          ))}
        </ul>
        <InfiniteScroll loadMore={loadMore} hasMore={hasMore} />
      </>
    );
  }
}
