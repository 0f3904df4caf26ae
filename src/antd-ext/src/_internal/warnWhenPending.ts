import { PENDING_WARNING_MS } from '../constants';
import { warnOnce } from './warnOnce';

/**
 * Warns a developer when a promise has not settled for very long. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`.
 *
 * @returns Stops the wait. Call it when the promise settles.
 */
export function warnWhenPending(message: string): () => void {
  const timer = setTimeout(() => warnOnce(message), PENDING_WARNING_MS);
  return () => clearTimeout(timer);
}
