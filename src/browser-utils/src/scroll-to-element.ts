export interface ScrollToElementOptions {
  /**
   * Room in px to leave above the element, for example the height of a fixed header.
   * @zh 元素上方留出的距离（px），例如固定页头的高度。
   * @default the element's own `scroll-margin-top`
   */
  offset?: number;
  /**
   * `'smooth'` moves, `'instant'` jumps. Where the reader asked the system for less motion, it always jumps.
   * @zh `'smooth'` 平滑滚动，`'instant'` 直接跳转。用户在系统中开启「减弱动态效果」时始终直接跳转。
   * @default 'smooth'
   */
  behavior?: 'smooth' | 'instant';
}

/**
 * Scrolls until an element is at the top: the page, and every box inside it which scrolls and holds the element.
 * Safari before 15.4 jumps.
 *
 * @zh 滚动到元素位于顶部为止：既滚动页面，也滚动包含该元素的内部滚动区域。Safari 15.4 之前直接跳转。
 * @param target The element, a CSS selector for it, or its id as in `location.hash` (`'#'`, then the id, percent-encoded or not).
 * @zhParam target 元素、CSS 选择器，或 `location.hash` 形式的 id（`'#'` 加 id，可以是百分号编码）。
 * @param options How far and how.
 * @zhParam options 留出的距离与滚动方式。
 * @returns Whether there is such an element; `false` for `null`, for a selector which is invalid, and on a server.
 * @zhReturns 是否找到该元素；`null`、无效的选择器以及在服务端时为 `false`。
 * @group page
 * @since 0.2.0
 * @keywords scroll anchor hash offset smooth form error reduced motion 滚动 锚点 定位 校验 错误
 * @example
 * ```ts
 * import { scrollToElement } from '@mtools/browser-utils';
 *
 * document.body.insertAdjacentHTML('beforeend', '<h2 id="用法">用法</h2>');
 * scrollToElement('#%E7%94%A8%E6%B3%95', { offset: 64 }); // true
 * scrollToElement('.no-such-element'); // false
 * ```
 */
export function scrollToElement(
  target: Element | string | null,
  options: ScrollToElementOptions = {},
): boolean {
  const element = typeof target === 'string' ? find(target) : target;
  if (!element) return false;
  const { offset, behavior = 'smooth' } = options;
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const scroll = () =>
    // 'auto' would leave it to the stylesheet, which may say smooth.
    element.scrollIntoView({ block: 'start', behavior: isReduced ? 'instant' : behavior });
  if (offset === undefined || !hasStyle(element)) scroll();
  else withMargin(element.style, `${offset}px`, scroll);
  return true;
}

/** A margin, unlike a distance added to the position, also holds in the boxes that scroll inside the page. */
function withMargin(style: CSSStyleDeclaration, margin: string, scroll: () => void): void {
  const before = style.scrollMarginTop;
  style.scrollMarginTop = margin;
  // The browser measures while it is called, also where the movement follows.
  scroll();
  style.scrollMarginTop = before;
}

function hasStyle(element: Element): element is Element & ElementCSSInlineStyle {
  return 'style' in element;
}

function find(target: string): Element | null {
  if (typeof document === 'undefined') return null;
  try {
    const id = target.startsWith('#') ? decodeURIComponent(target.slice(1)) : '';
    return document.getElementById(id) ?? document.querySelector(target);
  } catch {
    // Neither an id of the page nor a selector.
    return null;
  }
}
