import { Component, type ReactNode, useEffect } from 'react';
import type { LiveDemo } from './types';

interface LiveStageProps {
  live: LiveDemo;
  /** It stands on the stage without an error. */
  onMounted: () => void;
  /** It has thrown at first; a later crash is the boundary's around it. */
  onFailed: (error: unknown) => void;
}

/**
 * An edited demo. One that throws before it stands makes way for the last that worked; one that throws
 * later has crashed like any demo, which the boundary around it tells.
 */
export function LiveStage({ live, onMounted, onFailed }: LiveStageProps) {
  const { component: Demo, styles } = live;
  return (
    <Trial onMounted={onMounted} onFailed={onFailed}>
      {styles.map((style, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the files keep their order
        <style key={index}>{style}</style>
      ))}
      <Demo />
    </Trial>
  );
}

type TrialProps = Omit<LiveStageProps, 'live'> & { children: ReactNode };

interface TrialState {
  failure?: { error: unknown };
}

class Trial extends Component<TrialProps, TrialState> {
  override state: TrialState = {};
  stands = false;

  static getDerivedStateFromError(error: unknown): TrialState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) {
      return (
        <>
          {this.props.children}
          <Mounted onMounted={this.onMounted} />
        </>
      );
    }
    if (this.stands) throw failure.error;
    return null;
  }

  onMounted = () => {
    this.stands = true;
    this.props.onMounted();
  };
}

/** Last among its siblings, so its effect runs when theirs have. */
function Mounted({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return null;
}
