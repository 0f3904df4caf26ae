import { DIALOG_PENDING_WARNING_MS } from '../../constants';
import { warnOnce } from '../warnOnce';

/**
 * Tells a developer when a promise keeps a dialog from being closed for very long. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`.
 *
 * @param name Name of the component.
 * @returns To be called when the promise is settled.
 */
export function watchPending(name: string): () => void {
  const timer = setTimeout(() => {
    warnOnce(
      `The promise of onOk of ${name} has been pending for ${DIALOG_PENDING_WARNING_MS / 1000} s, and nobody can close the dialog meanwhile. ` +
        'Make sure that it settles, for example with a time limit for the request; setting open to false closes the dialog.',
    );
  }, DIALOG_PENDING_WARNING_MS);
  return () => clearTimeout(timer);
}
