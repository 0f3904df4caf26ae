/** What is known about a request that failed; all of it may be missing. */
export interface RequestErrorInit {
  /**
   * The HTTP status, if the server responded.
   * @zh HTTP 状态码，服务端有响应时才有。
   */
  status?: number;
  /**
   * The application's error code: `code` in the body, or the one set by `transform`.
   * @zh 业务错误码：响应体中的 `code`，或由 `transform` 指定。
   */
  code?: string | number;
  /**
   * The response body: the parsed value if it is JSON, otherwise the text.
   * @zh 响应体：是 JSON 时为解析后的值，否则为文本。
   */
  data?: unknown;
  /**
   * The request URL, including `baseURL` and parameters.
   * @zh 请求地址，包含 `baseURL` 和查询参数。
   */
  url?: string;
  /**
   * The HTTP method.
   * @zh HTTP 方法。
   */
  method?: string;
  /**
   * The underlying error, for example the `TypeError` of `fetch`.
   * @zh 底层抛出的错误，例如 `fetch` 的 `TypeError`。
   */
  cause?: unknown;
  /**
   * Whether the request timed out.
   * @zh 是否超时。
   * @default false
   */
  isTimeout?: boolean;
  /**
   * Whether the request was aborted by the caller's signal.
   * @zh 是否被调用方的 signal 取消。
   * @default false
   */
  isAborted?: boolean;
  /**
   * Whether the server could not be reached or the connection was lost.
   * @zh 是否无法连接服务端或连接中断。
   * @default false
   */
  isNetwork?: boolean;
}

/**
 * The error with which all calls of a `createRequest` client reject. At most one of `isTimeout`, `isAborted`
 * and `isNetwork` is true; if none is, the server responded (see `status`) or the application's own code
 * threw (see `cause`). Throw it in `transform` to report an application error; the client adds the status,
 * URL and method.
 *
 * @zh `createRequest` 创建的客户端在请求失败时抛出的错误。`isTimeout`、`isAborted`、`isNetwork` 最多有一个为真；都不为真时，表示服务端已响应（见 `status`），或应用自己的代码抛出了错误（见 `cause`）。可在 `transform` 中抛出它来表示业务错误，客户端会补充状态码、地址和方法。
 * @param message The message to display or log.
 * @zhParam message 展示给用户或写入日志的信息。
 * @param init Details of the request.
 * @zhParam init 请求的详细信息。
 * @group request
 * @since 0.2.0
 * @keywords request error http status code timeout abort network 请求 错误 异常 状态码 超时 取消 网络
 * @example
 * ```ts
 * import { createRequest, RequestError } from '@mtools/browser-utils';
 *
 * const error = new RequestError('Name is taken', { code: 'USER_EXISTS' });
 * error.name; // 'RequestError'
 * error.code; // 'USER_EXISTS'
 *
 * const request = createRequest({ baseURL: '/api' });
 * try {
 *   await request.get('/missing');
 * } catch (error) {
 *   if (error instanceof RequestError && !error.isAborted) error.status; // 404
 * }
 * ```
 */
export class RequestError extends Error implements RequestErrorInit {
  override readonly name = 'RequestError';
  // Declared only: what is not known is not there.
  declare readonly status?: number;
  declare readonly code?: string | number;
  declare readonly data?: unknown;
  declare readonly url?: string;
  declare readonly method?: string;
  declare readonly cause?: unknown;
  readonly isTimeout: boolean = false;
  readonly isAborted: boolean = false;
  readonly isNetwork: boolean = false;

  constructor(message: string, init: RequestErrorInit = {}) {
    super(message);
    // Not by the second parameter of Error, which browsers before 2022 do not know.
    Object.assign(this, init);
  }
}
