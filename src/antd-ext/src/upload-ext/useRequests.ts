import type { UploadFile, UploadProps } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { warnOnce } from '../_internal/warnOnce';
import { fileOf, isSendable } from './fileState';
import { errorText } from './fileText';
import type { UploadExtOwnProps, UploadRef, UploadResult } from './types';
import { watchSilence } from './watchSilence';

type CustomRequest<Response> = NonNullable<UploadProps<Response>['customRequest']>;
type Options<Response> = Parameters<CustomRequest<Response>>[0];
type RcFile = NonNullable<UploadFile['originFileObj']>;

/** Never asked: what antd has not sent itself goes to a `request`. */
const NO_INFO = { defaultRequest: () => {} };

interface Requests<Response> {
  /** For antd. */
  customRequest: (...args: Parameters<CustomRequest<Response>>) => void;
  /** Ends the upload of a file and forgets it. */
  forget: (uid: string) => void;
  /** Sends a file once more; `undefined` for a file that cannot be. */
  retryOf: (file: UploadFile<Response>) => (() => void) | undefined;
}

/**
 * Sends files with the user's `request`, or as antd does, one controller for each.
 *
 * @param givenRequest That of the provider around it.
 * @param sends Whether there is one of these, or an `action`.
 */
export function useRequests<Response>(
  antd: RefObject<UploadRef | null>,
  request: UploadExtOwnProps<Response>['request'],
  givenRequest: CustomRequest<Response> | undefined,
  sends: boolean,
): Requests<Response> {
  const running = useRef(new Map<string, AbortController>());
  /** What antd gave for the files that it has sent, with which they can be sent once more. */
  const given = useRef(new Map<string, Parameters<CustomRequest<Response>>>());

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  const abort = (uid: string) => {
    running.current.get(uid)?.abort();
    running.current.delete(uid);
  };

  /** For the `Upload` of then: that of now may be another one, whose list has other files. */
  const listenersOf = (file: RcFile) =>
    ({
      onProgress: (event) => antd.current?.onProgress({ percent: 0, ...event }, file),
      onSuccess: (body, xhr) => antd.current?.onSuccess(body, file, xhr),
      // Whatever it is, it is kept as it is.
      onError: (error, body) => antd.current?.onError(error as Error, body, file),
    }) satisfies Partial<Options<Response>>;

  const customRequest: Requests<Response>['customRequest'] = (options, info) => {
    // antd gives every file a `uid`, which the type of its request does not know of.
    const file = options.file as RcFile;
    const { uid } = file;
    abort(uid);
    given.current.set(uid, [options, info]);
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(uid, controller);
    const onNews =
      process.env.NODE_ENV !== 'production' && request ? watchSilence(signal) : undefined;
    const live = whileRunning({ ...options, ...listenersOf(file) }, (isEnd) => {
      if (running.current.get(uid) !== controller) return false;
      // A signal that aborted later would tell a request to undo what it has done.
      if (isEnd) running.current.delete(uid);
      onNews?.(isEnd);
      return true;
    });
    // So far the list has what was picked, and a second try is to send what `beforeUpload` has made of it.
    const listed = antd.current && fileOf(antd.current.fileList, uid);
    if (listed?.originFileObj !== file) live.onProgress?.({ percent: 0 });
    if (request) {
      send(request, live, signal);
    } else {
      if (process.env.NODE_ENV !== 'production' && !sends) {
        warnOnce(
          'UploadExt has neither request nor action, so files are sent to the address of the page. ' +
            'Pass one of them, or beforeUpload={() => false} to send the files yourself.',
        );
      }
      const sent = (givenRequest ?? info.defaultRequest)(live, info);
      signal.addEventListener('abort', () => sent?.abort());
    }
  };

  /** For a file that was picked before the component came, or came back: what a `request` goes by. */
  const optionsFor = (file: RcFile): Options<Response> => ({
    action: '',
    method: 'post',
    file,
  });

  return {
    customRequest,
    forget: (uid) => {
      abort(uid);
      given.current.delete(uid);
    },
    retryOf: (file) => {
      const [known, info = NO_INFO] = given.current.get(file.uid) ?? [];
      if (!isSendable(file) || !(known || request)) return undefined;
      return () => {
        const { uid, originFileObj } = file;
        // antd goes by the `uid`, and a parent may have made the file again.
        const options = known ?? optionsFor(Object.assign(originFileObj, { uid }));
        antd.current?.onProgress({ percent: 0 }, options.file as RcFile);
        customRequest(options, info);
      };
    },
  };
}

/**
 * The same options, deaf as soon as the upload is over: a request may go on talking.
 *
 * @param isRunning Is told whether this is the end.
 */
function whileRunning<Response>(
  options: Options<Response>,
  isRunning: (isEnd: boolean) => boolean,
): Options<Response> {
  return {
    ...options,
    onProgress: (...progress) => {
      if (isRunning(false)) options.onProgress?.(...progress);
    },
    onSuccess: (...answer) => {
      if (isRunning(true)) options.onSuccess?.(...answer);
    },
    onError: (...reason) => {
      if (isRunning(true)) options.onError?.(...reason);
    },
  };
}

/** Results of requests on their way through antd, which passes on nothing but a response. */
const answers = new WeakSet<object>();

/** A file with the result of its request. */
export function complete<Response>(file: UploadFile<Response>): UploadFile<Response> {
  // Whatever antd says that it is.
  const answer = file.response as UploadResult<Response> & object;
  return answers.has(answer) ? { ...file, response: undefined, ...answer } : file;
}

function send<Response>(
  request: NonNullable<UploadExtOwnProps<Response>['request']>,
  options: Options<Response>,
  signal: AbortSignal,
): void {
  const ask = async (): Promise<UploadResult<Response>> => {
    // antd makes a File of whatever `beforeUpload` returned.
    const answer = request(options.file as File & typeof options.file, {
      signal,
      onProgress: (percent) => reportProgress(percent, options),
    });
    if (process.env.NODE_ENV !== 'production' && !(answer instanceof Object && 'then' in answer)) {
      warnOnce(
        'UploadExt has a request which returned no promise, so its files are done at once. ' +
          'Make request an async function which ends when the file is sent.',
      );
    }
    return { ...(await answer) };
  };
  void ask().then(
    (result) => {
      answers.add(result);
      // `complete` makes of it what it is.
      options.onSuccess?.(result as Response);
    },
    (reason) => {
      if (process.env.NODE_ENV !== 'production' && !errorText({ error: reason })) {
        warnOnce(
          `A request of UploadExt was rejected with ${String(reason)}, so nobody learns what went wrong. ` +
            'Reject with an Error whose message is for the user.',
        );
      }
      // Whatever it is, it is kept as it is; the list knows what to say of it.
      options.onError?.(reason);
    },
  );
}

function reportProgress<Response>(percent: number, options: Options<Response>): void {
  if (typeof percent === 'number' && !Number.isNaN(percent)) {
    options.onProgress?.({ percent: Math.min(100, Math.max(0, percent)) });
  } else if (process.env.NODE_ENV !== 'production') {
    warnOnce(
      `UploadExt got ${String(percent)} as progress, which is ignored. ` +
        'Pass per cent from 0 to 100; for a file of 0 bytes, loaded / total is no number.',
    );
  }
}
