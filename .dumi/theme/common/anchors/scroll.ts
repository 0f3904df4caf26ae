import { lastReached } from './lastReached';

/** How long the layout may still move after a page has been shown: lazy parts and images arrive. In ms. */
const SETTLE_MS = 2000;

/** How long a page that the reader comes back to may take until it is as long as it was, in ms. */
const RETURN_MS = 10_000;

/** After so many frames without a move, the reader is where the page was left. The browser may scroll by itself in the first. */
const QUIET_FRAMES = 3;

/** What a reader does to scroll on. */
const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Calls `step` in every frame until it returns true, the time is over or the reader does something.
 *
 * @param ms how long at most
 * @returns ends it
 */
function eachFrame(step: () => boolean, ms: number): () => void {
  const end = performance.now() + ms;
  let frame = requestAnimationFrame(function next() {
    if (step() || performance.now() >= end) stop();
    else frame = requestAnimationFrame(next);
  });
  function stop() {
    cancelAnimationFrame(frame);
    for (const type of READER_EVENTS) window.removeEventListener(type, stop);
  }
  for (const type of READER_EVENTS) window.addEventListener(type, stop, { passive: true });
  return stop;
}

/**
 * Scrolls to an element, and again whenever the layout moves it, until the layout has settled or the
 * reader does something.
 *
 * @returns stops following the element
 */
export function scrollToTarget(element: Element): () => void {
  element.scrollIntoView();
  let top = element.getBoundingClientRect().top;
  return eachFrame(() => {
    if (Math.abs(element.getBoundingClientRect().top - top) > 1 && element.isConnected) {
      element.scrollIntoView();
      top = element.getBoundingClientRect().top;
    }
    return false;
  }, SETTLE_MS);
}

/** Where a reader is on a page: how far from the top of the window an element stands, in CSS pixels. */
export interface Position {
  /** Of the heading that is read; without one, the page itself is meant. */
  id: string | undefined;
  top: number;
}

const topOf = (id: string | undefined) =>
  (id === undefined
    ? document.documentElement
    : document.getElementById(id)
  )?.getBoundingClientRect().top;

/** The position that a reader leaves. */
export function currentPosition(): Position {
  const headings = document.querySelectorAll('#content :is(h2, h3)[id]');
  const id = lastReached(Array.from(headings, (heading) => heading.id));
  return { id, top: topOf(id) ?? 0 };
}

/**
 * Scrolls to a position, once the page is long enough for it and unless the reader does something before. What stands above
 * may get its height only when it is near the window, so a heading is found again and a number of pixels is not.
 *
 * @returns gives up
 */
export function scrollToPosition({ id, top }: Position): () => void {
  let quiet = 0;
  const step = () => {
    const moved = (topOf(id) ?? Number.NaN) - top;
    quiet = Math.abs(moved) < 1 ? quiet + 1 : 0;
    if (Math.abs(moved) >= 1) window.scrollBy(0, moved);
    return quiet > QUIET_FRAMES;
  };
  step();
  return eachFrame(step, RETURN_MS);
}
