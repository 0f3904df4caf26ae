import { Component, type ReactNode } from 'react';

interface CatchProps {
  children: ReactNode;
  /**
   * Drawn in place of what has thrown; where it throws itself, the next boundary outside gets the error.
   *
   * @param retry draws the children once more
   */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
}

/** The error boundary that every other one is made of. */
export class Catch extends Component<CatchProps, { caught?: { error: unknown } }> {
  // An object around the error: what is thrown may be anything, `undefined` included.
  override state: { caught?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { caught } = this.state;
    return caught ? fallback(caught.error, this.retry) : children;
  }

  retry = () => this.setState({ caught: undefined });
}
