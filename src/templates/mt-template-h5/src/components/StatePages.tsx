import { type ErrorPageProps, type ErrorPages, Link } from '@mtools/malganis';
import { Button, DotLoading, ErrorBlock, type ErrorBlockProps } from 'antd-mobile';
import { useTexts } from '../texts';

export function Fetching() {
  return (
    <div className="fetching" role="status" aria-label={useTexts().loading}>
      <DotLoading />
    </div>
  );
}

interface StateProps extends Pick<ErrorBlockProps, 'status' | 'title'> {
  description?: string;
  /** What the button does; without it there is none. */
  retry?: () => void;
  retryText?: string;
}

/** An empty list, or an error with a way on. */
export function State({ description = '', retry, retryText, ...props }: StateProps) {
  const texts = useTexts();
  return (
    <div role={props.status === 'empty' ? undefined : 'alert'}>
      <ErrorBlock {...props} description={description} className="state">
        {retry && (
          <Button color="primary" onClick={retry}>
            {retryText ?? texts.retry}
          </Button>
        )}
      </ErrorBlock>
    </div>
  );
}

function WithWayHome({ text }: { text: 'forbidden' | 'notFound' }) {
  const texts = useTexts();
  return (
    <div className="with-way-home">
      <State status="empty" title={texts[text]} />
      <Link to="/">{texts.home}</Link>
    </div>
  );
}

function Broken({ retry }: ErrorPageProps) {
  return <State status="default" title={useTexts().broken} retry={retry} />;
}

function Stale({ retry }: ErrorPageProps) {
  const { stale, reload } = useTexts();
  return <State status="default" title={stale} retry={retry} retryText={reload} />;
}

function Offline({ retry }: ErrorPageProps) {
  return <State status="disconnected" title={useTexts().noConnection} retry={retry} />;
}

export const errorPages: ErrorPages = {
  403: () => <WithWayHome text="forbidden" />,
  404: () => <WithWayHome text="notFound" />,
  500: Broken,
  stale: Stale,
  offline: Offline,
};
