import type { RequestError } from './request-error';

/** The methods of HTTP that a request may use. */
export type RequestMethod = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** As what the body of an answer is read. */
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
   * How often a failed request is sent again, at most.
   * @zh 失败后最多重试几次。
   */
  times: number;
  /**
   * Time before a request is sent again, in ms; a function is given the number of the repetition, from 1 on.
   * @zh 重试前等待的时间，单位毫秒；为函数时参数是第几次重试，从 1 开始。
   * @default 1000
   */
  delay?: number | ((attempt: number) => number);
  /**
   * Which failures are worth another try. A call that was aborted never is.
   * @zh 哪些失败需要重试。被取消的请求不会重试。
   * @default network failures, timeouts, and the statuses 408, 429, 502, 503, 504
   */
  when?: (error: RequestError) => boolean;
}

/** What may be said for a whole client and for one call, which comes first. */
interface SharedOptions {
  /**
   * Time in ms that one try may take, with the token, the body of the answer and `transform`; `0` or `Infinity` for no limit.
   * @zh 单次请求的时限，单位毫秒，包含获取 token、读取响应体和 `transform`；`0` 或 `Infinity` 表示不限。
   * @default 30_000
   */
  timeout?: number;
  /**
   * Sends a request again that failed. Only for `GET`, `HEAD`, `OPTIONS`, `PUT` and `DELETE`, which may run twice.
   * @zh 失败后重试。只对可以重复执行的 `GET`、`HEAD`、`OPTIONS`、`PUT`、`DELETE` 生效。
   * @default off
   */
  retry?: RetryOptions | false;
  /**
   * Whether cookies are sent: to the page's own origin, always, never.
   * @zh 是否携带 Cookie：仅同源、始终、从不。
   * @default 'same-origin'
   */
  credentials?: RequestCredentials;
}

export interface CreateRequestOptions<Body = unknown> extends SharedOptions {
  /**
   * Put before every address that is not absolute.
   * @zh 拼接在所有非绝对地址之前。
   * @default ''
   */
  baseURL?: string;
  /**
   * Headers of every request; a function is asked before each. Those of a call come first.
   * @zh 所有请求的请求头；为函数时每次请求前调用。单次调用的请求头优先。
   */
  headers?: HeadersInit | (() => HeadersInit | Promise<HeadersInit>);
  /**
   * Asked before each request; its token is sent as `Authorization: Bearer …`, unless the request has that header
   * already. Only the origin of `baseURL` receives it: no other host learns the token.
   * @zh 每次请求前调用，返回的 token 以 `Authorization: Bearer …` 发送；请求已有该请求头时不覆盖。只发送给 `baseURL` 所在的源，不会泄露给其他主机。
   */
  getToken?: () => string | null | undefined | Promise<string | null | undefined>;
  /**
   * Called when the server answers 401, for example to lead to the login page. Once for all requests which were under way
   * before it was done; each of them still rejects.
   * @zh 服务端返回 401 时调用，例如跳转到登录页。在它完成之前发出的所有请求只触发一次；每个请求仍会抛出错误。
   */
  onUnauthorized?: (error: RequestError) => unknown;
  /**
   * Turns a JSON body into the data that the call resolves to, for example by unwrapping `{ code, data, message }`. Throw a
   * `RequestError` in it when the body reports a failure. Not called for empty bodies and for other response types.
   * @zh 将 JSON 响应体转换为调用的结果，例如解开 `{ code, data, message }`。响应体表示失败时在其中抛出 `RequestError`。空响应体和其他 responseType 不会调用。
   */
  transform?: (body: Body, response: Response) => unknown;
}

export interface RequestOptions<Type extends ResponseType = ResponseType> extends SharedOptions {
  /**
   * Parameters of the query, added to those that the address has.
   * @zh 查询参数，追加在地址已有的参数之后。
   */
  params?: RequestParams;
  /**
   * Headers of this request.
   * @zh 本次请求的请求头。
   */
  headers?: HeadersInit;
  /**
   * Ends the request early, with its repetitions.
   * @zh 用于提前取消请求及其重试。
   */
  signal?: AbortSignal;
  /**
   * As what the answer is read. `'response'` gives the `Response` itself, whose body has not been read.
   * @zh 以何种方式读取响应。`'response'` 直接返回尚未读取内容的 `Response`。
   * @default 'json'
   */
  responseType?: Type;
  /**
   * How the browser's cache is used, as for `fetch`.
   * @zh 如何使用浏览器缓存，与 `fetch` 相同。
   * @default 'default'
   */
  cache?: RequestCache;
  /**
   * Whether the request outlives the page, as for `fetch`.
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
   * Objects, arrays, numbers, booleans and `null` are sent as JSON; text, `FormData`, `Blob`, `URLSearchParams` and bytes as
   * they are.
   * @zh 对象、数组、数字、布尔值和 `null` 以 JSON 发送；文本、`FormData`、`Blob`、`URLSearchParams` 和字节原样发送。
   */
  body?: unknown;
}

/** How much of a file has been sent. */
export interface UploadProgress {
  /**
   * Bytes sent.
   * @zh 已发送的字节数。
   */
  loaded: number;
  /**
   * Bytes in all.
   * @zh 总字节数。
   */
  total: number;
  /**
   * The part of it that is sent, from 0 to 100.
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
   * Called while the body is sent. For another origin, the browser then asks that server for permission first (CORS preflight).
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
   * Reads.
   * @zh 读取数据。
   */
  get: RequestCall;
  /**
   * Sends a body, for example to create something.
   * @zh 发送数据，例如新建。
   */
  post: RequestBodyCall;
  /**
   * Sends a body that replaces what is there.
   * @zh 发送数据，整体替换已有内容。
   */
  put: RequestBodyCall;
  /**
   * Sends a body that changes a part.
   * @zh 发送数据，修改部分内容。
   */
  patch: RequestBodyCall;
  /**
   * Deletes. For a body, use `request`.
   * @zh 删除数据。需要请求体时使用 `request`。
   */
  delete: RequestCall;
  /**
   * Sends any method, with or without a body.
   * @zh 发送任意方法的请求，可带请求体。
   */
  request: <Data = unknown, Type extends ResponseType = 'json'>(
    url: string,
    options?: CustomRequestOptions<Type>,
  ) => Promise<RequestResult<Data, Type>>;
  /**
   * Sends a file or a form and reports the progress, which `fetch` cannot. Browser only. Never repeated.
   * @zh 上传文件或表单并报告进度（`fetch` 做不到）。仅用于浏览器，不会重试。
   */
  upload: <Data = unknown, Type extends ResponseType = 'json'>(
    url: string,
    body: FormData | Blob,
    options?: UploadOptions<Type>,
  ) => Promise<RequestResult<Data, Type>>;
}
