import { Button, Result, type ResultProps } from 'antd';
import { Link } from 'react-router';
import { useMessages } from '../appContext';
import { errorTexts } from '../defaults';
import type { ErrorPageProps, ErrorPages } from '../types';

interface ResultPageProps extends ErrorPageProps {
  kind: keyof ErrorPages;
  status: ResultProps['status'];
}

function ResultPage({ kind, status, error, retry }: ResultPageProps) {
  const texts = useMessages();
  const [name, action] = errorTexts[kind];
  return (
    <Result
      role="alert"
      status={status}
      title={<h1 style={{ font: 'inherit', margin: 0 }}>{texts[`${name}Title`]}</h1>}
      subTitle={texts[`${name}Text`]}
      extra={
        action ? (
          <Button type="primary" onClick={retry}>
            {texts[action]}
          </Button>
        ) : (
          <Link to="/">{texts.home}</Link>
        )
      }
    >
      {process.env.NODE_ENV !== 'production' && error && <pre>{error.message}</pre>}
    </Result>
  );
}

/** Error pages based on antd's `Result`; the layout of `createLayout` uses them unless the app provides its own. */
export const antdErrorPages: Required<ErrorPages> = {
  403: (props) => <ResultPage {...props} kind={403} status="403" />,
  404: (props) => <ResultPage {...props} kind={404} status="404" />,
  500: (props) => <ResultPage {...props} kind={500} status="500" />,
  stale: (props) => <ResultPage {...props} kind="stale" status="info" />,
  offline: (props) => <ResultPage {...props} kind="offline" status="warning" />,
};
