import { type ReactNode, useEffect, useRef } from 'react';

interface UnmountSignalProps {
  /** Called when the component is there, and again when it is there for another `onUnmount`. */
  onMount?: () => void;
  /** Called once, after the component has gone for good. */
  onUnmount: () => void;
}

/**
 * Tells that what it was put into is gone, however that came about: antd says nothing when a notice is pushed out by
 * newer ones, or when a provider leaves with everything in it.
 */
export function UnmountSignal({ onMount, onUnmount }: UnmountSignalProps): ReactNode {
  const latest = useRef(onUnmount);
  const latestOnMount = useRef(onMount);
  const mounted = useRef(false);
  useEffect(() => {
    latestOnMount.current = onMount;
  });
  useEffect(() => {
    latest.current = onUnmount;
    latestOnMount.current?.();
  }, [onUnmount]);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode runs this and the effect again at once, with nothing gone.
      queueMicrotask(() => {
        if (!mounted.current) latest.current();
      });
    };
  }, []);
  return null;
}
