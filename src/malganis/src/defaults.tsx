import type { ReactNode } from 'react';
import { useMessages } from './appContext';
import type { ErrorPageProps, ErrorPages } from './types';

/** Shown while a module or the initial state is being loaded. */
export function DefaultFetching() {
  return <div role="status">{useMessages().loading}</div>;
}

interface MessageProps {
  title: string;
  text: string;
  /** The error, for developers: not shown in production. */
  error?: Error;
  children?: ReactNode;
}

function Message({ title, text, error, children }: MessageProps) {
  return (
    <div role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {process.env.NODE_ENV !== 'production' && error && <pre>{error.message}</pre>}
      {children}
    </div>
  );
}

function RetryButton({ retry, label }: { retry: () => void; label: string }) {
  return (
    <button type="button" onClick={retry}>
      {label}
    </button>
  );
}

/** The built-in error pages: plain HTML, so that they need nothing that could fail, too. */
export const defaultErrorPages: Required<ErrorPages> = {
  403: () => {
    const { forbiddenTitle, forbiddenText } = useMessages();
    return <Message title={forbiddenTitle} text={forbiddenText} />;
  },
  404: () => {
    const { notFoundTitle, notFoundText } = useMessages();
    return <Message title={notFoundTitle} text={notFoundText} />;
  },
  500: ({ error, retry }: ErrorPageProps) => {
    const { errorTitle, errorText, retry: label } = useMessages();
    return (
      <Message title={errorTitle} text={errorText} error={error}>
        <RetryButton retry={retry} label={label} />
      </Message>
    );
  },
  stale: ({ retry }: ErrorPageProps) => {
    const { staleTitle, staleText, reload } = useMessages();
    return (
      <Message title={staleTitle} text={staleText}>
        <RetryButton retry={retry} label={reload} />
      </Message>
    );
  },
  offline: ({ retry }: ErrorPageProps) => {
    const { offlineTitle, offlineText, retry: label } = useMessages();
    return (
      <Message title={offlineTitle} text={offlineText}>
        <RetryButton retry={retry} label={label} />
      </Message>
    );
  },
};
