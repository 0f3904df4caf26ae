import { Button, Result, type ResultProps } from 'antd';
import { Link } from 'react-router';
import { useMessages } from '../appContext';
import type { ErrorPageProps, ErrorPages } from '../types';

type Kind = 'forbidden' | 'notFound' | 'error' | 'stale' | 'offline';

interface ResultPageProps extends ErrorPageProps {
  kind: Kind;
  status: ResultProps['status'];
  /** Text of its button; `home` is a link to the first page. */
  action: 'retry' | 'reload' | 'home';
}

function ResultPage({ kind, status, action, error, retry }: ResultPageProps) {
  const texts = useMessages();
  const label = texts[action];
  return (
    <Result
      role="alert"
      status={status}
      title={<h1 style={{ font: 'inherit', margin: 0 }}>{texts[`${kind}Title`]}</h1>}
      subTitle={texts[`${kind}Text`]}
      extra={
        action === 'home' ? (
          <Link to="/">{label}</Link>
        ) : (
          <Button type="primary" onClick={retry}>
            {label}
          </Button>
        )
      }
    >
      {process.env.NODE_ENV !== 'production' && error && <pre>{error.message}</pre>}
    </Result>
  );
}

/** Error pages made of antd's `Result`; the layout of `createLayout` shows them where the app gives none. */
export const antdErrorPages: Required<ErrorPages> = {
  403: (props) => <ResultPage {...props} kind="forbidden" status="403" action="home" />,
  404: (props) => <ResultPage {...props} kind="notFound" status="404" action="home" />,
  500: (props) => <ResultPage {...props} kind="error" status="500" action="retry" />,
  stale: (props) => <ResultPage {...props} kind="stale" status="info" action="reload" />,
  offline: (props) => <ResultPage {...props} kind="offline" status="warning" action="retry" />,
};
