import type { UploadProps } from 'antd';
import { warnOnce } from '../_internal/warnOnce';
import { UPLOAD_SILENCE_WARNING_MS } from '../constants';

type Options<Response> = Parameters<NonNullable<UploadProps<Response>['customRequest']>>[0];

/**
 * Tells a developer when nothing is heard of a request for very long. Not for production.
 *
 * @param signal Ends it.
 * @returns The options, which listen now.
 */
export function watchSilence<Response>(
  options: Options<Response>,
  signal: AbortSignal,
): Options<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const end = () => {
    over = true;
    clearTimeout(timer);
  };
  const listen = () => {
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
  listen();
  return {
    ...options,
    onProgress: (...progress) => {
      listen();
      options.onProgress?.(...progress);
    },
    onSuccess: (...answer) => {
      end();
      options.onSuccess?.(...answer);
    },
    onError: (...reason) => {
      end();
      options.onError?.(...reason);
    },
  };
}
