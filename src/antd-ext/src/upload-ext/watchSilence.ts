import { warnWhenPending } from '../_internal/warnWhenPending';
import { PENDING_WARNING_MS } from '../constants';

/**
 * Warns a developer when a request neither completes nor reports progress for very long. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`.
 *
 * @returns To be called with each progress, and with `true` at the end.
 */
export function watchSilence(signal: AbortSignal): (isEnd: boolean) => void {
  const wait = () =>
    warnWhenPending(
      `A request of UploadExt has neither answered nor told its progress for ${PENDING_WARNING_MS / 1000} s. ` +
        'Make sure that its promise settles, for example with a time limit, and call onProgress while it is under way.',
    );
  let stop = wait();
  signal.addEventListener('abort', () => stop());
  return (isEnd) => {
    stop();
    if (!isEnd) stop = wait();
  };
}
