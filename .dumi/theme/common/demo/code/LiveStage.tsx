import { useEffect, useEffectEvent, useRef } from 'react';
import { Catch } from '../../loading/Catch';
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
  const stands = useRef(false);
  const handleMounted = () => {
    stands.current = true;
    onMounted();
  };
  const drawFailure = (error: unknown) => {
    if (stands.current) throw error;
    return null;
  };
  return (
    <Catch onError={onFailed} fallback={drawFailure}>
      {styles.map((style, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the files keep their order
        <style key={index}>{style}</style>
      ))}
      <Demo />
      <Mounted onMounted={handleMounted} />
    </Catch>
  );
}

/** Last among its siblings, so its effect runs when theirs have; once, whatever function it is given later. */
function Mounted({ onMounted }: { onMounted: () => void }) {
  const handleMounted = useEffectEvent(onMounted);
  useEffect(() => handleMounted(), []);
  return null;
}
