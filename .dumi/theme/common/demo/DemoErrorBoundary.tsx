import { Component, type ReactNode } from 'react';
import { useMessage } from '../../hooks/useMessage';
import { isChunkError } from '../chunkErrors';

interface State {
  error?: Error;
}

/** Keeps the crash of a demo inside its card. A file that could not be loaded is the shell's business. */
export class DemoErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (isChunkError(error)) throw error;
    return <DemoCrash error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

function DemoCrash({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const message = useMessage();
  return (
    <div className="demo-crash" role="alert">
      <strong>{error.message || message('demo.crashed')}</strong>
      <details>
        <summary>{message('demo.stack')}</summary>
        <pre>{error.stack}</pre>
      </details>
      <button type="button" className="button" onClick={onRetry}>
        {message('demo.retry')}
      </button>
    </div>
  );
}
