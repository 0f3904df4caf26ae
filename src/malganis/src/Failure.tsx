import { useContext, useEffect, useState } from 'react';
import { ErrorPagesContext, useAppContext } from './appContext';
import { DefaultFetching, defaultErrorPages } from './defaults';
import { reloadPage } from './reloadPage';
import { isMissingFile, type Recovery, recover } from './staleFiles';
import type { ErrorPageProps, ErrorPages } from './types';

interface ErrorPageOfProps extends ErrorPageProps {
  kind: keyof ErrorPages;
}

/** An error page: the app's, else that of the layout around, else the built-in one. */
export function ErrorPageOf({ kind, ...props }: ErrorPageOfProps) {
  const { errorPages } = useAppContext().options;
  const ofLayout = useContext(ErrorPagesContext);
  const Page = errorPages?.[kind] ?? ofLayout[kind] ?? defaultErrorPages[kind];
  return <Page {...props} />;
}

interface FailureProps {
  error: Error;
  retry: () => void;
}

/** Instead of a page that failed: reloads where a deploy has removed its files, else says what happened. */
export function Failure({ error, retry }: FailureProps) {
  return isMissingFile(error) ? (
    <MissingFile error={error} retry={retry} />
  ) : (
    <ErrorPageOf kind={500} error={error} retry={retry} />
  );
}

function MissingFile({ error, retry }: FailureProps) {
  const { options } = useAppContext();
  const [recovery, setRecovery] = useState<Recovery>('reloading');
  const isMemory = options.history === 'memory';

  useEffect(() => {
    let isCurrent = true;
    recover(isMemory, () => isCurrent).then((result) => {
      if (isCurrent) setRecovery(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [isMemory]);

  const { fetchingComp: Fetching = DefaultFetching } = options;
  if (recovery === 'reloading') return <Fetching />;
  // Browsers may remember that an import failed, so only a reload gets the new files.
  const again = recovery === 'stale' ? reloadPage : retry;
  return <ErrorPageOf kind={recovery} error={error} retry={again} />;
}
