import {
  Activity,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useInsertionEffect,
  useState,
} from 'react';
import { Catch } from '../loading/Catch';

interface MountInStepsProps {
  /** In one step: something stands there already, and nothing may flicker. */
  atOnce: boolean;
  children: ReactNode;
}

/**
 * Mounts its content in two steps with a frame between them: elements and styles out of sight, then
 * what reads the layout. A demo that does both at once blocks the page for two or three times as long.
 * Nothing is shown as long as the content suspends.
 */
export function MountInSteps({ atOnce, children }: MountInStepsProps) {
  const [drawn, setDrawn] = useState(atOnce);
  const onDrawn = useCallback(() => startTransition(() => setDrawn(true)), []);
  const afterFrame = <AfterFrame run={onDrawn} />;
  // React lets no error out of a part that is out of sight, so it is kept until it can be seen.
  const holdError = (error: unknown) => {
    if (drawn) throw error;
    return afterFrame;
  };
  return (
    <Activity mode={drawn ? 'visible' : 'hidden'}>
      <Catch fallback={holdError}>
        {/* React 19 fails when a page is left while an Activity itself waits for something in it. */}
        <Suspense fallback={null}>
          {children}
          {!drawn && afterFrame}
        </Suspense>
      </Catch>
    </Activity>
  );
}

/** Out of sight no other effect runs. */
function AfterFrame({ run }: { run: () => void }) {
  useInsertionEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(run);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [run]);
  return null;
}
