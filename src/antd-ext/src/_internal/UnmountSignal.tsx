import { type ReactNode, useEffect, useInsertionEffect, useRef } from 'react';

interface UnmountSignalProps {
  /** Called once, after the component has gone for good. */
  onUnmount: () => void;
}

/**
 * Tells that what it was put into is gone, however that came about: antd says nothing when a notification is pushed out by
 * newer ones, or when a provider leaves with everything in it.
 */
export function UnmountSignal({ onUnmount }: UnmountSignalProps): ReactNode {
  const latest = useRef(onUnmount);
  useEffect(() => {
    latest.current = onUnmount;
  }, [onUnmount]);
  // Neither StrictMode nor a page that is only hidden (https://react.dev/reference/react/Activity) ends this effect, in
  // which nothing may be rendered.
  useInsertionEffect(() => () => queueMicrotask(() => latest.current()), []);
  return null;
}
