import type { RequestError } from './request-error';

/** The methods of HTTP that a request may use. */
export type RequestMethod = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How the body of a response is read. */
export type ResponseType = 'json' | 'text' | 'blob' | 'response';

/** What a call resolves to: `Data` for JSON, else what the response type says. */
export type RequestResult<Data, Type extends ResponseType> = {
  json: Data;
  text: string;
  blob: Blob;
  response: Response;
}[Type];

type ParamValue = string | number | boolean | null | undefined;

/** Parameters of the query: `undefined` and `null` are left out, an array repeats its parameter. */
export type RequestParams = Record<string, ParamValue | readonly ParamValue[]>;

export interface RetryOptions {
  /**
   * Maximum number of retries after a failure.
   * @zh 失败后最多重试几次。
   */
  times: number;
  /**
   * Delay before a retry, in milliseconds; a function receives the number of the retry, starting at 1.
   * @zh 重试前等待的时间，单位毫秒；为函数时参数是第几次重试，从 1 开始。
   * @default 1000
   */
  delay?: number | ((attempt: number) => number);
  /**
   * Decides which failures to retry. Aborted calls are never retried.
   * @zh 哪些失败需要重试。被取消的请求不会重试。
   * @default network failures, timeouts, and the statuses 408, 429, 502, 503, 504
   */
  when?: (error: RequestError) => boolean;
}

/** What may be said for a whole client and for one call, which comes first. */
interface SharedOptions {
  /**
   * Timeout of a single attempt in milliseconds, including the token, the response body and `transform`; `0`
   * or `Infinity` for no limit.
   * @zh 单次请求的时限，单位毫秒，包含获取 token、读取响应体和 `transform`；`0` 或 `Infinity` 表示不限。
   * @default 30_000
   */
  timeout?: number;
  /**
   * Retries failed requests. Only for the idempotent methods `GET`, `HEAD`, `OPTIONS`, `PUT` and `DELETE`.
   * @zh 失败后重试。只对幂等的 `GET`、`HEAD`、`OPTIONS`、`PUT`、`DELETE` 生效。
   * @default off
   */
  retry?: RetryOptions | false;
  /**
   * Whether to send cookies: only to the same origin, always, or never.
   * @zh 是否携带 Cookie：仅同源、始终、从不。
   * @default 'same-origin'
   */
  credentials?: RequestCredentials;
}

export interface CreateRequestOptions<Body = unknown> extends SharedOptions {
  /**
   * Prepended to every URL that is not absolute.
   * @zh 加在所有非绝对地址之前的前缀。
   * @default ''
   */
  baseURL?: string;
  /**
   * Headers of every request; a function is called before each one. Headers of a single call take
   * precedence.
   * @zh 所有请求的请求头；为函数时每次请求前调用。单次调用的请求头优先。
   */
  headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>);
  /**
   * Called before each request; the returned token is sent as `Authorization: Bearer …`, unless the request
   * already has that header. It is sent to the origin of `baseURL` only and never leaks to other hosts.
   * @zh 每次请求前调用，返回的 token 以 `Authorization: Bearer …` 发送；请求已有该请求头时不覆盖。只发送给 `baseURL` 所在的源，不会泄露给其他主机。
   */
  getToken?: () => string | null | undefined | Promise<string | null | undefined>;
  /**
   * Called when the server responds with 401, for example to redirect to the login page. Called once for all
   * requests sent before it finished; each of them still rejects.
   * @zh 服务端返回 401 时调用，例如跳转到登录页。在它完成之前发出的所有请求只触发一次；每个请求仍会抛出错误。
   */
  onUnauthorized?: (error: RequestError) => unknown;
  /**
   * Converts a JSON body to the result of the call, for example by unwrapping `{ code, data, message }`.
   * Throw a `RequestError` if the body reports a failure. Not called for empty bodies and other response
   * types.
   * @zh 将 JSON 响应体转换为调用的结果，例如解开 `{ code, data, message }`。响应体表示失败时在其中抛出 `RequestError`。空响应体和其他 responseType 不会调用。
   */
  transform?: (body: Body, response: Response) => unknown;
}

export interface RequestOptions<Type extends ResponseType = ResponseType> extends SharedOptions {
  /**
   * Query parameters, appended to those already in the URL.
   * @zh 查询参数，追加在地址已有的参数之后。
   */
  params?: RequestParams;
  /**
   * Headers of this request.
   * @zh 本次请求的请求头。
   */
  headers?: HeadersInit;
  /**
   * Cancels the request and its retries.
   * @zh 用于取消请求及其重试。
   */
  signal?: AbortSignal;
  /**
   * How the response is read. `'response'` returns the `Response` itself, with an unread body.
   * @zh 以何种方式读取响应。`'response'` 直接返回尚未读取内容的 `Response`。
   * @default 'json'
   */
  responseType?: Type;
  /**
   * How the browser cache is used, as in `fetch`.
   * @zh 如何使用浏览器缓存，与 `fetch` 相同。
   * @default 'default'
   */
  cache?: RequestCache;
  /**
   * Whether the request continues after the page is closed, as in `fetch`.
   * @zh 页面关闭后是否继续发送，与 `fetch` 相同。
   * @default false
   */
  keepalive?: boolean;
}

export interface CustomRequestOptions<Type extends ResponseType = ResponseType>
  extends RequestOptions<Type> {
  /**
   * The HTTP method.
   * @zh HTTP 方法。
   * @default 'GET'
   */
  method?: RequestMethod;
  /**
   * The request body. Objects, arrays, numbers, booleans and `null` are sent as JSON; strings, `FormData`,
   * `Blob`, `URLSearchParams` and bytes are sent as they are.
   * @zh 请求体。对象、数组、数字、布尔值和 `null` 以 JSON 发送；字符串、`FormData`、`Blob`、`URLSearchParams` 和字节原样发送。
   */
  body?: unknown;
}

/** How much of a file has been sent. */
export interface UploadProgress {
  /**
   * Number of bytes sent.
   * @zh 已发送的字节数。
   */
  loaded: number;
  /**
   * Total number of bytes.
   * @zh 总字节数。
   */
  total: number;
  /**
   * Percentage sent, from 0 to 100.
   * @zh 已发送的百分比，0 到 100。
   */
  percent: number;
}

export interface UploadOptions<Type extends ResponseType = ResponseType>
  extends Omit<RequestOptions<Type>, 'cache' | 'keepalive' | 'retry'> {
  /**
   * The HTTP method.
   * @zh HTTP 方法。
   * @default 'POST'
   */
  method?: 'POST' | 'PUT' | 'PATCH';
  /**
   * Called while the body is being sent. For cross-origin uploads, it makes the browser send a CORS
   * preflight request first.
   * @zh 发送过程中调用。跨域时浏览器会因此先发送预检请求（CORS preflight）。
   */
  onProgress?: (progress: UploadProgress) => void;
}

/** A call without a body. */
export type RequestCall = <Data = unknown, Type extends ResponseType = 'json'>(
  url: string,
  options?: RequestOptions<Type>,
) => Promise<RequestResult<Data, Type>>;

/** A call with a body. */
export type RequestBodyCall = <Data = unknown, Type extends ResponseType = 'json'>(
  url: string,
  body?: unknown,
  options?: RequestOptions<Type>,
) => Promise<RequestResult<Data, Type>>;

/** The calls of a client; each works without the others (`const { get } = createRequest()`). */
export interface RequestClient {
  /**
   * Reads data.
   * @zh 读取数据。
   */
  get: RequestCall;
  /**
   * Sends data, for example to create a resource.
   * @zh 发送数据，例如新建资源。
   */
  post: RequestBodyCall;
  /**
   * Sends data that replaces a resource.
   * @zh 发送数据，整体替换资源。
   */
  put: RequestBodyCall;
  /**
   * Sends data that updates part of a resource.
   * @zh 发送数据，修改资源的一部分。
   */
  patch: RequestBodyCall;
  /**
   * Deletes a resource. To send a body, use `request`.
   * @zh 删除资源。需要请求体时使用 `request`。
   */
  delete: RequestCall;
  /**
   * Sends a request with any method, with or without a body.
   * @zh 发送任意方法的请求，可带请求体。
   */
  request: <Data = unknown, Type extends ResponseType = 'json'>(
    url: string,
    options?: CustomRequestOptions<Type>,
  ) => Promise<RequestResult<Data, Type>>;
  /**
   * Uploads a file or form and reports the progress, which `fetch` cannot do. Browser only. Never retried.
   * @zh 上传文件或表单并报告进度（`fetch` 做不到）。仅用于浏览器，不会重试。
   */
  upload: <Data = unknown, Type extends ResponseType = 'json'>(
    url: string,
    body: FormData | Blob,
    options?: UploadOptions<Type>,
  ) => Promise<RequestResult<Data, Type>>;
}
