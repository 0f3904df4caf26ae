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
  // jsdom, in which users test their pages, has no layout and no such method.
  const width = content.getBoundingClientRect?.().width;
  const style = getComputedStyle(element);
  let room = element.getBoundingClientRect().width;
  for (const side of ['left', 'right']) {
    for (const edge of [`padding-${side}`, `border-${side}-width`]) {
      room -= Number.parseFloat(style.getPropertyValue(edge)) || 0;
    }
  }
  return (
    width - room > NOTHING_PX ||
    element.scrollHeight > element.clientHeight ||
    element.scrollWidth > element.clientWidth
  );
}
