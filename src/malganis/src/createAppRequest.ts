import { createRequest, type RequestClient, RequestError } from '@mtools/browser-utils';
import type { Messages } from './messages';
import type { AppRequest, AppRequestOptions } from './types';

/** Shows an error to the reader. */
export type Notifier = (error: RequestError, text: string) => void;

interface RequestSurroundings {
  /** Called at a 401. Returns whether it leads to the login page, which then says enough. */
  onExpired: () => boolean;
  /** What shows errors now. */
  getNotifier: () => Notifier | undefined;
  getMessages: () => Messages;
}

/** Makes the client of an app: it leads to the login page, and shows what has failed. */
export function createAppRequest(
  { onError, ...options }: AppRequestOptions,
  { onExpired, getNotifier, getMessages }: RequestSurroundings,
): AppRequest {
  let isLeaving = false;
  const client = createRequest({
    ...options,
    onUnauthorized: async (error) => {
      isLeaving = onExpired();
      try {
        await options.onUnauthorized?.(error);
      } catch (cause) {
        // Nobody waits for it, so it would be an unhandled rejection.
        reportError(cause);
      }
    },
  });

  const show = (error: unknown) => {
    if (!(error instanceof RequestError) || error.isAborted) return;
    if (error.status === 401 && isLeaving) return;
    (onError ?? getNotifier())?.(error, describeError(error, getMessages()));
  };
  const watch = <Args extends unknown[]>(call: (...args: Args) => Promise<unknown>) => {
    return (...args: Args) => {
      const answer = call(...args);
      answer.catch(show);
      return answer;
    };
  };
  // A watched call returns the very promise of its call, so it has the same type.
  const watched = Object.fromEntries(
    Object.entries(client).map(([name, call]) => [name, watch(call)]),
  ) as unknown as RequestClient;
  return { ...watched, silent: client };
}

/** What a reader is told about a failed request: the words of the server, where it has some. */
export function describeError(error: RequestError, texts: Messages): string {
  const { status, data, isNetwork, isTimeout, cause } = error;
  if (isNetwork) return texts.offlineTitle;
  if (isTimeout) return texts.timeout;
  if (cause instanceof SyntaxError) return texts.server;
  if (status === undefined || status < 400) return error.message || texts.failed;
  const { message } = Object(data) as { message?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  if (status === 401) return texts.unauthorized;
  if (status === 403) return texts.forbiddenTitle;
  return status >= 500 ? texts.server : texts.failed;
}
