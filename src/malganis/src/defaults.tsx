import { useContext } from 'react';
import { MessagesContext } from './messages';
import type { ErrorCompProps } from './types';

/** Shown while a page's module is being loaded. */
export function DefaultFetching() {
  const { loading } = useContext(MessagesContext);
  return <div role="status">{loading}</div>;
}

/** Shown instead of a page that failed. */
export function DefaultError({ retry }: ErrorCompProps) {
  const texts = useContext(MessagesContext);
  return (
    <div role="alert">
      <h1>{texts.errorTitle}</h1>
      <p>{texts.errorText}</p>
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}

/** Shown at an address that no route matches. */
export function DefaultNotFound() {
  const { notFoundTitle, notFoundText } = useContext(MessagesContext);
  return (
    <main>
      <h1>{notFoundTitle}</h1>
      <p>{notFoundText}</p>
    </main>
  );
}
