import { RequestError } from './request-error';
import { buildURL, isJsonData, isSameOrigin } from './request-parts';
import type {
  CreateRequestOptions,
  CustomRequestOptions,
  RequestBodyCall,
  RequestClient,
  RequestMethod,
  RequestResult,
  ResponseType,
  RetryOptions,
  UploadOptions,
} from './request-types';
import { sendByXhr } from './send-by-xhr';
import { stoppable } from './stoppable';

/** `POST` and `PATCH`, which do more when they run twice. */
const NOT_IDEMPOTENT = /^P[OA]/;

/** Of servers and proxies that are busy or away for the moment. */
const PASSING = /408|429|50[234]/;

type Call<Type extends ResponseType = ResponseType> = CustomRequestOptions<Type> &
  Pick<UploadOptions, 'onProgress'>;

/** What is known about a request so far; every error tells it. */
interface Known {
  method: RequestMethod;
  url: string;
  status?: number;
  data?: unknown;
}

/**
 * Creates a `fetch`-based client for a JSON API, with base URL, timeout, token, error class and response
 * unwrapping configured once. It also works on a server, except for `upload`.
 *
 * Responses outside 200–299 reject. Empty responses, such as 204, resolve to `undefined`. Requests are not
 * retried unless `retry` is set. Result types are declared by the caller and not checked at runtime.
 *
 * @zh 创建基于 `fetch` 的 JSON 接口请求客户端，统一配置地址前缀、超时、token、错误类型和响应解包。除 `upload` 外也可在服务端使用。200–299 以外的响应会抛出错误；空响应（如 204）得到 `undefined`；默认不重试。结果的类型由调用方声明，运行时不做校验。
 * @param options Options shared by all requests of the client.
 * @zhParam options 该客户端所有请求的公共配置。
 * @returns A client with `get`, `post`, `put`, `patch`, `delete`, `request` and `upload`.
 * @zhReturns 带有 `get`、`post`、`put`、`patch`、`delete`、`request`、`upload` 方法的客户端。
 * @throws {RequestError} The only error with which calls reject.
 * @zhThrows {RequestError} 由各方法以 Promise 拒绝的形式抛出，且只会抛出这一种错误。
 * @group request
 * @since 0.2.0
 * @keywords request fetch http ajax axios client upload download token timeout retry 请求 接口 上传 超时 重试 取消 登录
 * @example
 * ```ts
 * import { createRequest, RequestError } from '@mtools/browser-utils';
 *
 * interface Envelope {
 *   code: number;
 *   data: unknown;
 *   message: string;
 * }
 * const request = createRequest({
 *   baseURL: '/api',
 *   getToken: () => localStorage.getItem('token'),
 *   onUnauthorized: () => location.assign('/login'),
 *   transform: ({ code, data, message }: Envelope) => {
 *     if (code !== 0) throw new RequestError(message, { code });
 *     return data;
 *   },
 * });
 *
 * // GET /api/users?page=1 returns {"code":0,"data":[{"name":"Ada"}],"message":""}
 * const users = await request.get<{ name: string }[]>('/users', { params: { page: 1 } });
 * users[0]?.name; // 'Ada'
 * ```
 * @example
 * ```ts
 * import { createRequest } from '@mtools/browser-utils';
 *
 * const request = createRequest({ baseURL: '/api' });
 * const form = new FormData();
 * form.append('file', new File(['name,age'], 'users.csv'));
 * await request.upload('/files', form, {
 *   onProgress: ({ percent }) => {
 *     document.title = `${Math.round(percent)} %`; // '100 %' at the end
 *   },
 * });
 * ```
 */
export function createRequest<Body = unknown>(
  options: CreateRequestOptions<Body> = {},
): RequestClient {
  const { baseURL = '', getToken, transform, onUnauthorized = () => {} } = options;
  /** How often `onUnauthorized` was done; a request remembers the number under which it was sent. */
  let round = 0;
  let isTelling = false;

  /** Once for all requests that were sent before the handler was done: their responses come one after the other. */
  async function tellUnauthorized(error: RequestError, sentIn: number): Promise<void> {
    if (isTelling || sentIn < round) return;
    isTelling = true;
    try {
      await onUnauthorized(error);
    } finally {
      isTelling = false;
      round += 1;
    }
  }

  async function headersOf(url: string, call: Call): Promise<Headers> {
    const { headers: common } = options;
    const headers = new Headers(typeof common === 'function' ? await common() : common);
    new Headers(call.headers).forEach((value, name) => {
      headers.set(name, value);
    });
    if (getToken && !headers.has('authorization') && isSameOrigin(url, baseURL)) {
      const token = await getToken();
      if (token) headers.set('authorization', `Bearer ${token}`);
    }
    if (isJsonData(call.body) && !headers.has('content-type')) {
      headers.set('content-type', 'application/json');
    }
    return headers;
  }

  /** Sends a request once and reads the response. */
  async function attempt(
    known: Known,
    call: Call,
    send: typeof sendByXhr,
    signal: AbortSignal,
  ): Promise<unknown> {
    const { body, responseType } = call;
    const sentIn = round;
    const init = {
      ...call,
      method: known.method,
      headers: await headersOf(known.url, call),
      // What is no data is for the browser to judge.
      body: isJsonData(body) ? JSON.stringify(body) : (body as BodyInit | undefined),
      credentials: call.credentials ?? options.credentials,
      signal,
    };
    let response: Response;
    let text: string;
    try {
      response = await send(known.url, init);
      known.status = response.status;
      if (response.ok) {
        if (responseType === 'response') return response;
        if (responseType === 'blob') return await response.blob();
      }
      text = await response.text();
    } catch (cause) {
      throw new RequestError(`Request failed: no connection (${cause})`, {
        cause,
        isNetwork: true,
      });
    }
    if (response.ok) {
      if (responseType === 'text') return text;
      if (!text) return undefined;
    }

    known.data = text || undefined;
    try {
      known.data = JSON.parse(text);
    } catch (cause) {
      if (response.ok) throw new RequestError('Response is not JSON', { cause });
    }
    // The type of the body is the word of the application.
    if (response.ok) return transform ? transform(known.data as Body, response) : known.data;

    const error = httpError(known);
    if (known.status === 401) tellUnauthorized(error, sentIn);
    throw error;
  }

  async function run<Data, Type extends ResponseType>(
    url: string,
    call: Call<Type>,
    send: typeof sendByXhr = fetch,
  ): Promise<RequestResult<Data, Type>> {
    const { method = 'GET', signal, timeout = options.timeout ?? 30_000 } = call;
    const target = buildURL(baseURL, url, call.params);
    const retry = !NOT_IDEMPOTENT.test(method) && (call.retry ?? options.retry);
    const { times, delay = 1000, when = isPassing }: RetryOptions = retry || { times: 0 };

    for (let repetition = 1; ; repetition += 1) {
      const known: Known = { method, url: target };
      try {
        const once = (inner: AbortSignal) => attempt(known, call, send, inner);
        // What the body holds is the word of the caller.
        return (await stoppable(once, signal, timeout)) as RequestResult<Data, Type>;
      } catch (cause) {
        const error = toRequestError(cause, known);
        if (repetition > times || error.isAborted || !when(error)) throw error;
        const ms = typeof delay === 'function' ? delay(repetition) : delay;
        const wait = () => new Promise((resolve) => setTimeout(resolve, ms));
        // When the caller aborts meanwhile, the next attempt ends before it begins.
        await stoppable(wait, signal).catch(() => {});
      }
    }
  }

  const withBody =
    (method: RequestMethod): RequestBodyCall =>
    (url, body, call) =>
      run(url, { ...call, method, body });

  return {
    get: (url, call) => run(url, { ...call, method: 'GET' }),
    delete: (url, call) => run(url, { ...call, method: 'DELETE' }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    request: (url, call = {}) => run(url, call),
    upload: (url, body, call) =>
      run(url, { method: 'POST', ...call, body, retry: false }, sendByXhr),
  };
}

/** Whether a failure may be gone in a moment. */
function isPassing({ isNetwork, isTimeout, status }: RequestError): boolean {
  return isNetwork || isTimeout || PASSING.test(String(status));
}

/** Takes code and message from the body, where most servers have them. */
function httpError(known: Known): RequestError {
  const { code, message } = Object(known.data) as Partial<Record<'code' | 'message', string>>;
  const text = message ? String(message) : `Request failed with status ${known.status}`;
  return new RequestError(text, { ...known, code });
}

/** Makes one class of what was thrown, and adds what is known where the error does not say it. */
function toRequestError(cause: unknown, known: Known): RequestError {
  const error =
    cause instanceof RequestError
      ? cause
      : new RequestError(String(Object(cause).message ?? cause), { cause });
  return Object.assign(error, { ...known, ...error });
}
