import { ConfigProvider, type UploadFile, type UploadProps } from 'antd';
import { useContext, useEffect, useRef } from 'react';
import { warnOnce } from '../_internal/warnOnce';
import { errorText } from './fileText';
import type { UploadExtOwnProps, UploadResult } from './types';
import { watchSilence } from './watchSilence';

type CustomRequest<Response> = NonNullable<UploadProps<Response>['customRequest']>;
type Options<Response> = Parameters<CustomRequest<Response>>[0];

interface Requests<Response> {
  /** For antd. */
  customRequest: (...args: Parameters<CustomRequest<Response>>) => { abort: () => void };
  /** Ends the upload of a file and forgets it. */
  forget: (uid: string) => void;
  /** Sends a file once more; `undefined` for a file that was not picked here. */
  retryOf: (uid: string) => (() => void) | undefined;
  /** What belongs to a file whose upload is done, beside antd's own state. */
  resultOf: (uid: string) => UploadResult<Response>;
}

/** Sends files with the user's `request`, or as antd does, one controller for each. */
export function useRequests<Response>(
  request: UploadExtOwnProps<Response>['request'],
  hasAction: boolean,
): Requests<Response> {
  const { upload } = useContext(ConfigProvider.ConfigContext);
  const controllers = useRef(new Map<string, AbortController>());
  const retries = useRef(new Map<string, () => void>());
  const results = useRef(new Map<string, UploadResult<Response>>());
  const latest = useRef(request);
  useEffect(() => {
    latest.current = request;
  });

  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    };
  }, []);

  const abort = (uid: string) => {
    controllers.current.get(uid)?.abort();
    controllers.current.delete(uid);
  };

  const customRequest: Requests<Response>['customRequest'] = (options, info) => {
    const uid = uidOf(options.file);
    const start = () => {
      abort(uid);
      const controller = new AbortController();
      controllers.current.set(uid, controller);
      const { signal } = controller;
      // A signal that aborted later would tell a request to undo what it has done.
      const live = whileRunning(options, signal, () => controllers.current.delete(uid));
      if (latest.current) {
        void send(latest.current, live, signal, (result) => results.current.set(uid, result));
        return;
      }
      if (process.env.NODE_ENV !== 'production' && !hasAction && !upload?.customRequest) {
        warnOnce(
          'UploadExt has neither request nor action, so files are sent to the address of the page. ' +
            'Pass one of them, or beforeUpload={() => false} to send the files yourself.',
        );
      }
      const sent = upload?.customRequest
        ? upload.customRequest(live, info)
        : info.defaultRequest(live);
      signal.addEventListener('abort', () => sent?.abort());
    };
    retries.current.set(uid, () => {
      options.onProgress?.({ percent: 0 });
      start();
    });
    start();
    return { abort: () => abort(uid) };
  };

  return {
    customRequest,
    forget: (uid) => {
      abort(uid);
      retries.current.delete(uid);
      results.current.delete(uid);
    },
    retryOf: (uid) => retries.current.get(uid),
    resultOf: (uid) => results.current.get(uid) ?? {},
  };
}

/** antd gives every picked file a `uid`, which the type of its request does not know of. */
const uidOf = (file: unknown): string => (file as UploadFile).uid;

/**
 * The same options, deaf as soon as the upload is over: a request may go on talking.
 *
 * @param onEnd Hears that it has succeeded or failed
 */
function whileRunning<Response>(
  options: Options<Response>,
  signal: AbortSignal,
  onEnd: () => void,
): Options<Response> {
  let over = false;
  const finish = (report: () => void) => {
    if (over || signal.aborted) return;
    over = true;
    onEnd();
    report();
  };
  return {
    ...options,
    onProgress: (event, file) => {
      if (!over && !signal.aborted) options.onProgress?.(event, file);
    },
    onSuccess: (body, file) => finish(() => options.onSuccess?.(body, file)),
    onError: (error, body) => finish(() => options.onError?.(error, body)),
  };
}

async function send<Response>(
  request: NonNullable<UploadExtOwnProps<Response>['request']>,
  options: Options<Response>,
  signal: AbortSignal,
  keep: (result: UploadResult<Response>) => void,
): Promise<void> {
  // antd makes a File of whatever `beforeUpload` returned.
  const file = options.file as File & typeof options.file;
  const silence = process.env.NODE_ENV === 'production' ? undefined : watchSilence(signal);
  let result: UploadResult<Response>;
  try {
    const answer = request(file, {
      signal,
      onProgress: (percent) => {
        silence?.heard();
        reportProgress(percent, options);
      },
    });
    if (process.env.NODE_ENV !== 'production' && !(answer instanceof Object && 'then' in answer)) {
      warnOnce(
        'UploadExt has a request which returned no promise, so its files are done at once. ' +
          'Make request an async function which ends when the file is sent.',
      );
    }
    result = (await answer) ?? {};
  } catch (reason) {
    if (process.env.NODE_ENV !== 'production' && !errorText({ error: reason })) {
      warnOnce(
        `A request of UploadExt was rejected with ${String(reason)}, so nobody learns what went wrong. ` +
          'Reject with an Error whose message is for the user.',
      );
    }
    // Whatever it is, it is kept as it is; the list knows what to say of it.
    options.onError?.(reason as Error);
    return;
  } finally {
    silence?.end();
  }
  if (!signal.aborted) keep(result);
  // Without a response `undefined` is what there is, which antd's type does not foresee.
  options.onSuccess?.(result.response as Response);
}

function reportProgress<Response>(percent: number, options: Options<Response>): void {
  if (typeof percent === 'number' && !Number.isNaN(percent)) {
    options.onProgress?.({ percent: Math.min(100, Math.max(0, percent)) });
    return;
  }
  if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `UploadExt got ${String(percent)} as progress, which is ignored. ` +
        'Pass per cent from 0 to 100; for a file of 0 bytes, loaded / total is no number.',
    );
  }
}
