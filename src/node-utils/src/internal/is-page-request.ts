import type { IncomingHttpHeaders } from 'node:http';

/**
 * Tells whether a request is for a page: a navigation of a browser, or an `Accept` that names `text/html`. A
 * wildcard is not enough, as scripts, images and every command-line tool send one.
 */
export function isPageRequest(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === 'document' || namesHtml(headers.accept);
}

function namesHtml(accept = ''): boolean {
  return accept.split(',').some((range) => {
    const [name, ...params] = range.split(';').map((part) => part.trim().toLowerCase());
    const q = params.find((param) => param.startsWith('q='));
    return name === 'text/html' && Number(q?.slice(2) ?? 1) > 0;
  });
}
