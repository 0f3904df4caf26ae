import { Component, type ReactNode } from 'react';

interface CloseOnErrorProps {
  /** Closes what the content stands in. */
  close: () => void;
  children: ReactNode;
}

/**
 * Around content that a call brings onto a page from elsewhere: if it cannot be rendered, it is closed, where otherwise
 * the page would go with it. React reports the error.
 */
export class CloseOnError extends Component<CloseOnErrorProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.close();
  }

  override render(): ReactNode {
    return !this.state.failed && this.props.children;
  }
}
