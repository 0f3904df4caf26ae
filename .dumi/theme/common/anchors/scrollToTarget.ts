/** How long the layout may still move after a page has been shown: lazy parts and images arrive. In ms. */
const SETTLE_MS = 2000;

/** What a reader does to scroll on. */
const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scrolls to an element, and again whenever the layout moves it, until the layout has settled or the
 * reader does something.
 *
 * @returns stops following the element
 */
export function scrollToTarget(element: Element): () => void {
  element.scrollIntoView();
  let top = element.getBoundingClientRect().top;
  const end = performance.now() + SETTLE_MS;
  let frame = requestAnimationFrame(function follow() {
    const moved = Math.abs(element.getBoundingClientRect().top - top) > 1;
    if (moved && element.isConnected) {
      element.scrollIntoView();
      top = element.getBoundingClientRect().top;
    }
    if (performance.now() < end) frame = requestAnimationFrame(follow);
    else stop();
  });
  function stop() {
    cancelAnimationFrame(frame);
    for (const type of READER_EVENTS) window.removeEventListener(type, stop);
  }
  for (const type of READER_EVENTS) window.addEventListener(type, stop, { passive: true });
  return stop;
}
