import { PENDING_WARNING_MS } from '../constants';
import { warnOnce } from './warnOnce';

/** Warns when a promise is pending for very long; in development only. Call what it returns when the promise settles. */
export function warnWhenPending(message: string): () => void {
  const timer = setTimeout(() => warnOnce(message), PENDING_WARNING_MS);
  return () => clearTimeout(timer);
}
