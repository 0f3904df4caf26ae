import { warnOnce } from '../_internal/warnOnce';
import { UPLOAD_SILENCE_WARNING_MS } from '../constants';

/**
 * Tells a developer when nothing is heard of a request for very long. Call it inside
 * `if (process.env.NODE_ENV !== 'production')`.
 *
 * @param signal Ends it.
 */
export function watchSilence(signal: AbortSignal): { heard: () => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const end = () => {
    over = true;
    clearTimeout(timer);
  };
  const heard = () => {
    clearTimeout(timer);
    // A request may go on talking.
    if (over) return;
    timer = setTimeout(() => {
      warnOnce(
        `A request of UploadExt has neither answered nor told its progress for ${UPLOAD_SILENCE_WARNING_MS / 1000} s. ` +
          'Make sure that its promise settles, for example with a time limit, and call onProgress while it is under way.',
      );
    }, UPLOAD_SILENCE_WARNING_MS);
  };
  signal.addEventListener('abort', end);
  heard();
  return { heard, end };
}
