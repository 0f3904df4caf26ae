import { type ReactNode, useState } from 'react';
import { Catch } from '../loading/Catch';
import { isChunkError, reloadOnceFor } from '../loading/chunkErrors';
import { useDemoMessage } from './useDemoMessage';

interface DemoErrorBoundaryProps {
  children: ReactNode;
  /** Stands where the crash was, if anything else than the box that tells of it does. */
  fallback?: ReactNode;
  onCrash?: (error: unknown) => void;
  /** Called when what has crashed is tried again. */
  onRetry?: () => void;
}

/**
 * Keeps the crash of a demo, or of a part of its card, inside the card, so that the page goes on. A file that could not
 * be loaded reloads the page once, as everywhere; after that it is a crash too.
 */
export function DemoErrorBoundary(props: DemoErrorBoundaryProps) {
  const { children, fallback, onCrash, onRetry } = props;
  const [reloading, setReloading] = useState(false);

  const handleError = (error: unknown) => {
    onCrash?.(error);
    if (isChunkError(error)) setReloading(reloadOnceFor(error));
  };

  const drawCrash = (error: unknown, retry: () => void): ReactNode => {
    if (fallback !== undefined) return fallback;
    if (reloading) return null;
    const handleRetry = () => {
      // The browser and the module registry remember a file that did not load.
      if (isChunkError(error)) return window.location.reload();
      onRetry?.();
      retry();
    };
    return <DemoCrash error={error} onRetry={handleRetry} />;
  };

  return (
    <Catch onError={handleError} fallback={drawCrash}>
      {children}
    </Catch>
  );
}

function DemoCrash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = useDemoMessage();
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <div className="demo-crash" role="alert">
      <strong>{textOf(error) || message('crashed')}</strong>
      {isChunkError(error) && <p>{message('not-loaded')}</p>}
      {stack && (
        <details>
          <summary>{message('stack')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <pre tabIndex={0}>{stack}</pre>
        </details>
      )}
      <button
        type="button"
        className="button"
        onClick={({ currentTarget }) => {
          keepFocusAt(currentTarget.closest('.demo-crash')?.parentElement);
          onRetry();
        }}
      >
        {message('retry')}
      </button>
    </div>
  );
}

/** Else it goes with the button, and the keyboard starts at the top of the page again. */
function keepFocusAt(place: HTMLElement | null | undefined): void {
  if (!place) return;
  const wasFocusable = place.hasAttribute('tabindex');
  if (!wasFocusable) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  if (wasFocusable) return;
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}

function textOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
}
