import { Component, type ReactNode } from 'react';
import type { ThemeExt } from '../themes';
import { ThemeVariables } from './ThemeVariables';
import { UnmountSignal } from './UnmountSignal';

interface StaticContentProps {
  theme: ThemeExt | undefined;
  /** A class name of the element around the content, which gets the `theme`. */
  className: string | undefined;
  /** Called once, after the content has been unmounted. */
  onUnmount: () => void;
  /** Called when the content throws while rendering. */
  onError: () => void;
  children: ReactNode;
}

/** The content of a notification or a dialog that a function call opened, in an element that antd renders. */
export function StaticContent({
  theme,
  className,
  onUnmount,
  onError,
  children,
}: StaticContentProps): ReactNode {
  return (
    <>
      {theme && className && <ThemeVariables theme={theme} className={className} />}
      <UnmountSignal onUnmount={onUnmount} />
      <ErrorBoundary onError={onError}>{children}</ErrorBoundary>
    </>
  );
}

/** Keeps an error in the content from unmounting the app that opened it. React reports the error. */
class ErrorBoundary extends Component<
  Pick<StaticContentProps, 'onError' | 'children'>,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return !this.state.failed && this.props.children;
  }
}
