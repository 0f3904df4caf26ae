import { downloadBlob } from './download-blob';
import { fileNameOfHeader, fileNameOfUrl } from './file-name-of';
import { RequestError } from './request-error';

export interface DownloadFromResponseOptions {
  /**
   * The file name to use instead of the one suggested by the server.
   * @zh 保存时使用的文件名，替代服务端建议的名称。
   * @default the name in `Content-Disposition`, otherwise the last segment of the URL, otherwise
   * `'download'`
   */
  fileName?: string;
}

/**
 * Saves the body of a response as a file. The file name is the first available of `fileName`, `filename*`
 * (RFC 5987) or `filename` in the `Content-Disposition` header, the last segment of the URL, and `download`;
 * it is sanitized as in `downloadBlob`. Across origins, the header is readable only if the server lists it
 * in `Access-Control-Expose-Headers`. Browser only.
 *
 * @zh 将响应内容保存为文件。文件名依次取自：`fileName`、响应头 `Content-Disposition` 中的 `filename*`（RFC 5987）或 `filename`、URL 的最后一段、`download`，并与 `downloadBlob` 一样做安全处理。跨域时，服务端需在 `Access-Control-Expose-Headers` 中列出该响应头才能读取。仅用于浏览器。
 * @param response A response whose body has not been read yet, from `fetch` or from `createRequest` with
 * `responseType: 'response'`.
 * @zhParam response 尚未读取内容的响应，来自 `fetch`，或 `createRequest` 的 `responseType: 'response'`。
 * @param options Overrides the file name.
 * @zhParam options 需要另外指定文件名时传入。
 * @returns The file name passed to the browser.
 * @zhReturns 最终交给浏览器的文件名。
 * @throws {RequestError} If the response status is not successful, with `status` and the body text in
 * `data`, so that an error page is not saved as a file.
 * @zhThrows {RequestError} 响应状态不是成功时抛出，带有 `status` 和 `data`（响应文本），避免把错误页保存成文件。
 * @group file
 * @since 0.2.0
 * @keywords download save export response content-disposition filename 下载 导出 响应 文件名
 * @example
 * ```ts
 * import { downloadFromResponse } from '@mtools/browser-utils';
 *
 * // Content-Disposition: attachment; filename*=UTF-8''%E6%8A%A5%E8%A1%A8.xlsx
 * const response = await fetch('/api/report');
 * await downloadFromResponse(response); // '报表.xlsx'
 * ```
 */
export async function downloadFromResponse(
  response: Response,
  options: DownloadFromResponseOptions = {},
): Promise<string> {
  const { ok, status, url, headers } = response;
  if (!ok) {
    const data = await response.text();
    throw new RequestError(`Download failed with status ${status}`, { status, url, data });
  }
  const blob = await response.blob();
  const name =
    options.fileName ||
    fileNameOfHeader(headers.get('content-disposition') ?? '') ||
    fileNameOfUrl(url) ||
    'download';
  return downloadBlob(blob, name);
}
