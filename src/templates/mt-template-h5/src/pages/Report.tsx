import { formatDate } from '@mtools/isomorphic-utils';
import { RequestError, useApp, useNavigate, usePageTitle, useParams } from '@mtools/malganis';
import { Image, ImageViewer, Skeleton } from 'antd-mobile';
import { LeftOutline } from 'antd-mobile-icons';
import { useCallback, useEffect, useState } from 'react';
import { EmptyState, FailedState } from '../components/State';
import { StatusTag } from '../components/StatusTag';
import { useTexts } from '../texts';
import type { Report } from '../types';

export default function ReportPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const { report, error, load } = useReport();
  usePageTitle(report?.title);
  // It lies over the page, and would stay when the reader goes back.
  useEffect(() => ImageViewer.clear, []);

  // After a shared link there is no page to go back to.
  const goBack = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate('/'));
  const isMissing = error instanceof RequestError && error.status === 404;

  return (
    <>
      <header className="bar">
        <button type="button" className="bar-back" aria-label={texts.back} onClick={goBack}>
          <LeftOutline />
        </button>
        <h1>{report?.title ?? texts.reports}</h1>
      </header>
      {isMissing && <EmptyState title={texts.notFound} />}
      {error && !isMissing && <FailedState error={error} retry={load} />}
      {!error && !report && (
        <div className="padded" role="status" aria-label={texts.loading}>
          <Skeleton.Paragraph lineCount={5} animated />
        </div>
      )}
      {report && (
        <article className="padded">
          <p className="secondary">
            <StatusTag status={report.status} /> {report.place} · {formatDate(report.createdAt)}
          </p>
          <p>{report.content}</p>
          <div className="pictures">
            {report.pictures.map((url, index) => (
              <Image
                key={url}
                src={url}
                fit="cover"
                alt={`${texts.pictures} ${index + 1}`}
                onClick={() =>
                  ImageViewer.Multi.show({ images: report.pictures, defaultIndex: index })
                }
              />
            ))}
          </div>
        </article>
      )}
    </>
  );
}

function useReport() {
  const { id } = useParams();
  const { request } = useApp();
  const [report, setReport] = useState<Report>();
  const [error, setError] = useState<Error>();

  const load = useCallback(() => {
    setError(undefined);
    request.silent.get<Report>(`/reports/${id}`).then(setReport, setError);
  }, [request, id]);
  // Another report has another path, for which the app renders a new page.
  useEffect(load, [load]);

  return { report, error, load };
}
