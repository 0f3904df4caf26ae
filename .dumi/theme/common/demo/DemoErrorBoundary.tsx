import { Component, type ReactNode } from 'react';
import { isChunkError, reloadOnceFor } from '../chunkErrors';
import { useDemoMessage } from './useDemoMessage';

interface Props {
  children: ReactNode;
  /** Stands where the crash was, if anything else than the box that tells of it does. */
  fallback?: ReactNode;
  /** Hears of a crash. */
  onCrash?: (error: unknown) => void;
  /** Hears that what has crashed is tried again. */
  onRetry?: () => void;
}

interface State {
  /** An object around it: what is thrown may be anything, `undefined` included. */
  crash?: { error: unknown };
  reloading?: boolean;
}

/**
 * Keeps the crash of a demo, or of a part of its card, inside the card, so that the page goes on. A file that could not be loaded
 * reloads the page once, as everywhere; after that it is a crash too.
 */
export class DemoErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash?.(error);
    if (isChunkError(error)) this.setState({ reloading: reloadOnceFor(error) });
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { crash, reloading } = this.state;
    if (!crash) return children;
    if (fallback !== undefined) return fallback;
    if (reloading) return null;
    return <DemoCrash error={crash.error} onRetry={this.retry} />;
  }

  retry = () => {
    // The browser and the module registry remember a file that did not load.
    if (isChunkError(this.state.crash?.error)) window.location.reload();
    else {
      this.props.onRetry?.();
      this.setState({ crash: undefined });
    }
  };
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
