import { formatDate } from '@mtools/isomorphic-utils';
import { Link, useModel } from '@mtools/malganis';
import { InfiniteScroll, PullToRefresh, Skeleton } from 'antd-mobile';
import { useEffect, useState } from 'react';
import { EmptyState, FailedState } from '../components/State';
import { StatusTag } from '../components/StatusTag';
import { reportsModel } from '../reports';
import { useTexts } from '../texts';

export default function Reports() {
  const texts = useTexts();
  const { items, hasMore, failure, refresh, loadMore } = useModel(reportsModel);
  const [isRefreshed, setIsRefreshed] = useState(true);

  useEffect(() => void refresh(), [refresh]);

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
      if (failure) return <FailedState error={failure} retry={refresh} />;
      return (
        <div className="padded" role="status" aria-label={texts.loading}>
          <Skeleton.Paragraph lineCount={8} animated />
        </div>
      );
    }
    if (items.length === 0) {
      return <EmptyState title={texts.empty} text={texts.emptyText} />;
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
