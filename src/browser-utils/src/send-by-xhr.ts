import type { UploadProgress } from './request-types';

interface SendInit {
  method: string;
  headers: Headers;
  body?: BodyInit;
  signal: AbortSignal;
  credentials?: RequestCredentials;
  onProgress?: (progress: UploadProgress) => void;
}

/**
 * Sends a request with XMLHttpRequest, which unlike `fetch` reports how much has been sent.
 *
 * @param url An address.
 * @param init As for `fetch`.
 * @returns The response, as `fetch` would give it, without `url`.
 * @throws {ProgressEvent} When the server could not be reached: browsers do not say why.
 */
export async function sendByXhr(url: string, init: SendInit): Promise<Response> {
  const xhr = new XMLHttpRequest();
  const { onProgress } = init;
  await new Promise((resolve, reject) => {
    xhr.open(init.method, url);
    xhr.responseType = 'arraybuffer';
    xhr.withCredentials = init.credentials === 'include';
    init.headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    // Only when it is wanted: a listener makes the browser send a preflight to another origin.
    if (onProgress) {
      xhr.upload.onprogress = ({ loaded, total }) =>
        onProgress({ loaded, total, percent: total && (loaded / total) * 100 });
    }
    xhr.onload = resolve;
    xhr.onerror = reject;
    // The token may have taken longer than the caller wanted to wait.
    if (init.signal.aborted) return reject();
    init.signal.addEventListener('abort', () => xhr.abort());
    // The client has no streams to send, which alone XMLHttpRequest does not take.
    xhr.send(init.body as XMLHttpRequestBodyInit);
  });
  const headers = Array.from(
    xhr.getAllResponseHeaders().matchAll(/^([^:\s]+): ?(.*)$/gm),
    // The pattern has two groups.
    (match) => match.slice(1) as [string, string],
  );
  // A status such as 204 allows no body, not even an empty one.
  const body = xhr.response.byteLength ? xhr.response : null;
  return new Response(body, { status: xhr.status, headers });
}
