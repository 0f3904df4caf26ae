/** Of a width in px. Less than this comes from computing with decimals; the smallest step of a browser's layout is larger. */
const NOTHING_PX = 0.001;

/**
 * Whether an element shows less than its whole content, as by an ellipsis. Call it when the pointer or the focus comes,
 * because only then the width is known for certain.
 *
 * `scrollWidth` alone is not enough: it is rounded, and for `overflow: clip` it leaves out the padding, into which a text
 * may run that has an ellipsis already.
 */
export function isCut(element: HTMLElement): boolean {
  const content = document.createRange();
  content.selectNodeContents(element);
  const style = getComputedStyle(element);
  const px = (size: string) => Number.parseFloat(size) || 0;
  const edges =
    px(style.paddingLeft) +
    px(style.paddingRight) +
    px(style.borderLeftWidth) +
    px(style.borderRightWidth);
  const room = element.getBoundingClientRect().width - edges;
  return (
    // jsdom, in which users test their pages, has no layout and no such method.
    content.getBoundingClientRect?.().width - room > NOTHING_PX ||
    element.scrollHeight > element.clientHeight ||
    element.scrollWidth > element.clientWidth
  );
}
