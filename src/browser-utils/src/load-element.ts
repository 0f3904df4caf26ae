/** What both kinds of files may be loaded with. */
export interface LoadOptions {
  /**
   * The nonce required by the Content-Security-Policy of the page.
   * @zh 页面的内容安全策略（CSP）要求的 nonce。
   */
  nonce?: string;
  /**
   * The expected hash of the file (Subresource Integrity), for example `'sha384-…'`. Cross-origin files also
   * need `crossOrigin`.
   * @zh 文件必须匹配的哈希（子资源完整性，SRI），例如 `'sha384-…'`。跨域文件还需设置 `crossOrigin`。
   */
  integrity?: string;
  /**
   * Loads a cross-origin file with CORS, without cookies (`'anonymous'`) or with them.
   * @zh 以 CORS 方式加载跨域文件，不携带（`'anonymous'`）或携带 Cookie。
   */
  crossOrigin?: 'anonymous' | 'use-credentials';
  /**
   * Additional attributes of the element, for example `{ 'data-theme': 'dark' }`.
   * @zh 元素的其他属性，例如 `{ 'data-theme': 'dark' }`。
   */
  attributes?: Record<string, string>;
}

interface Load {
  element: HTMLElement;
  promise: Promise<HTMLElement>;
}

/** Loads which are running or done, by element and absolute url. */
const loads = new Map<string, Load>();

/**
 * Puts an element into the head of the page and waits until the browser has loaded its file. There is one
 * element for each file; one that failed is removed and forgotten, so that the next call tries again.
 *
 * @param element A new element with its address, outside the page.
 * @param href Its absolute address.
 * @param options What the page and the file's server ask for.
 */
export function loadElement<Element extends HTMLScriptElement | HTMLLinkElement>(
  element: Element,
  href: string,
  { nonce, integrity, crossOrigin, attributes = {} }: LoadOptions,
): Promise<Element> {
  const key = `${element.localName} ${href}`;
  const known = loads.get(key);
  // A script has run for good, a stylesheet ends with its element.
  if (known && (element.localName === 'script' || known.element.isConnected)) {
    // The key holds the kind of the element.
    return known.promise as Promise<Element>;
  }

  const promise = new Promise<Element>((resolve, reject) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (nonce) element.nonce = nonce;
    if (integrity) element.setAttribute('integrity', integrity);
    if (crossOrigin) element.crossOrigin = crossOrigin;
    element.onload = () => resolve(element);
    element.onerror = () => {
      loads.delete(key);
      element.remove();
      reject(new Error(`Could not load ${href}`));
    };
    document.head.append(element);
  });
  loads.set(key, { element, promise });
  return promise;
}
