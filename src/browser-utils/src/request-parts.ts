import type { RequestParams } from './request-types';

/** With a scheme, or for that of the page. */
const ABSOLUTE = /^([a-z][a-z\d+.-]*:)?\/\//i;

/** What `JSON.stringify` is meant for; browsers take everything else as it is. */
const JSON_TAG = / (Object|Array|Number|Boolean|Null)]/;

/**
 * Joins the address of a request.
 *
 * @param baseURL Put before addresses that are not absolute.
 * @param url The address of the call.
 * @param params Added to the query.
 */
export function buildURL(baseURL: string, url: string, params: RequestParams = {}): string {
  const joined =
    ABSOLUTE.test(url) || !baseURL
      ? url
      : baseURL.replace(/\/+$/, '') + url.replace(/^\/*(?=[^/?#])/, '/');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  const query = search.toString();
  return query ? `${joined}${joined.includes('?') ? '&' : '?'}${query}` : joined;
}

/** Whether two addresses, relative ones being of the page, lead to one server. */
export function isSameOrigin(one: string, other: string): boolean {
  const page = typeof document === 'undefined' ? 'http://localhost' : document.baseURI;
  return new URL(one, page).origin === new URL(other, page).origin;
}

/** Whether a body is data to be written as JSON. By its tag, because a frame has classes of its own. */
export function isJsonData(body: unknown): boolean {
  return JSON_TAG.test(Object.prototype.toString.call(body));
}
