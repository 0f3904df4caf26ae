import { useMessages } from './appContext';
import type { ErrorPageProps, ErrorPages } from './types';

/** Shown while a module or the initial state is being loaded. */
export function DefaultFetching() {
  return <div role="status">{useMessages().loading}</div>;
}

/** What the texts of each error page begin with, and the text of its button. */
export const errorTexts = {
  403: ['forbidden', undefined],
  404: ['notFound', undefined],
  500: ['error', 'retry'],
  stale: ['stale', 'reload'],
  offline: ['offline', 'retry'],
} as const;

interface DefaultErrorPageProps extends ErrorPageProps {
  kind: keyof ErrorPages;
}

/** The built-in error pages: plain HTML, so that they need nothing that could fail, too. */
export function DefaultErrorPage({ kind, error, retry }: DefaultErrorPageProps) {
  const texts = useMessages();
  const [name, action] = errorTexts[kind];
  return (
    <div role="alert">
      <h1>{texts[`${name}Title`]}</h1>
      <p>{texts[`${name}Text`]}</p>
      {process.env.NODE_ENV !== 'production' && error && <pre>{error.message}</pre>}
      {action && (
        <button type="button" onClick={retry}>
          {texts[action]}
        </button>
      )}
    </div>
  );
}
