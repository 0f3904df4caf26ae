export interface ScrollToElementOptions {
  /**
   * Space to leave above the element in px, for example the height of a fixed page header.
   * @zh 元素上方留出的距离（px），例如固定页头的高度。
   * @default the element's own `scroll-margin-top`
   */
  offset?: number;
  /**
   * `'smooth'` scrolls smoothly, `'instant'` jumps. It always jumps if the user prefers reduced motion.
   * @zh `'smooth'` 平滑滚动，`'instant'` 直接跳转。用户在系统中开启「减弱动态效果」时始终直接跳转。
   * @default 'smooth'
   */
  behavior?: 'smooth' | 'instant';
}

/**
 * Scrolls an element to the top: the page, and every scrollable container around the element. Safari before
 * 15.4 jumps.
 *
 * @zh 把元素滚动到顶部：既滚动页面，也滚动包含该元素的滚动容器。Safari 15.4 之前直接跳转。
 * @param target The element, a CSS selector, or an id as in `location.hash` (`'#'` followed by the id,
 * percent-encoded or not).
 * @zhParam target 元素、CSS 选择器，或 `location.hash` 形式的 id（`'#'` 加 id，可以是百分号编码）。
 * @param options Offset and scroll behavior.
 * @zhParam options 留出的距离与滚动方式。
 * @returns Whether the element was found; `false` for `null`, for an invalid selector, and on a server.
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
