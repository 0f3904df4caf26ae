import { Component, type ComponentType, type ReactNode } from 'react';
import type { ErrorPageProps } from './types';

interface ErrorBoundaryProps {
  /** Shown instead of the children after one of them threw. */
  errorComp: ComponentType<ErrorPageProps & { error: Error }>;
  /** When it changes, the children get another chance. */
  resetKey: string;
  /** Called before the children are rendered again. */
  onRetry?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | null;
}

/** Shows `errorComp` instead of children that throw while rendering. React has no hook for this, hence a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidUpdate(
    previousProps: ErrorBoundaryProps,
    previousState: ErrorBoundaryState,
  ): void {
    // An error which came together with the new key belongs to the new children and stays.
    const failedBefore = previousState.error !== null && this.state.error !== null;
    if (failedBefore && previousProps.resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { errorComp: ErrorComp, children } = this.props;
    const { error } = this.state;
    return error === null ? children : <ErrorComp error={error} retry={this.retry} />;
  }
}
