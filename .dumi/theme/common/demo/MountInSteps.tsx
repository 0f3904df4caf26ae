import {
  Activity,
  Component,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useInsertionEffect,
  useState,
} from 'react';

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
  return (
    <Activity mode={drawn ? 'visible' : 'hidden'}>
      <HeldError released={drawn} meanwhile={afterFrame}>
        {/* React 19 fails when a page is left while an Activity itself waits for something in it. */}
        <Suspense fallback={null}>
          {children}
          {!drawn && afterFrame}
        </Suspense>
      </HeldError>
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

interface HeldErrorProps {
  /** Whether an error may go on to the boundary around. */
  released: boolean;
  /** Stands there until then. */
  meanwhile: ReactNode;
  children: ReactNode;
}

/** Keeps an error until it can be seen: React lets none of them out of a part that is out of sight. */
class HeldError extends Component<HeldErrorProps, { held?: { error: unknown } }> {
  override state: { held?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { held: { error } };
  }

  override render(): ReactNode {
    const { released, meanwhile, children } = this.props;
    const { held } = this.state;
    if (!held) return children;
    if (released) throw held.error;
    return meanwhile;
  }
}
