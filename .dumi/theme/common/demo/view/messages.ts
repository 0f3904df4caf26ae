import { readChoices, type ViewChoices } from './demoView';

/**
 * The messages between a page and an isolated demo in a frame of it; each is an object with `type`.
 *
 * `mtools:demo-view`, to the demo: it takes over whatever of `view` is valid at once, without a reload,
 * and keeps the rest. `view` has any of `theme`, `mode`, `locale`, `dir` and `width`, with the values of
 * `viewOptions`.
 *
 * `mtools:demo-ready`, from the demo to the page around it: from now on it listens.
 *
 * Both count only between windows of the same origin, and only from the other end of the frame.
 */
const VIEW = 'mtools:demo-view';
const READY = 'mtools:demo-ready';

/** Tells the demo in a frame how it is to be shown. */
export function postView(frame: Window, view: ViewChoices): void {
  frame.postMessage({ type: VIEW, view }, window.location.origin);
}

/** Tells the page around this one that it can send a view. */
export function postReady(): void {
  if (window.parent !== window) {
    window.parent.postMessage({ type: READY }, window.location.origin);
  }
}

/** Calls back when the demo in the frame begins to listen. */
export function onReady(frame: () => Window | null, callback: () => void): () => void {
  return listen(frame, READY, callback);
}

/** Calls back with the valid choices of each view that the page around this one, or this page itself, sends. */
export function onView(callback: (choices: ViewChoices) => void): () => void {
  return listen(
    () => window.parent,
    VIEW,
    ({ view }) => {
      if (isRecord(view)) callback(readChoices((key) => view[key]));
    },
  );
}

function listen(
  source: () => Window | null,
  type: string,
  callback: (data: Record<string, unknown>) => void,
): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.origin !== window.location.origin || event.source !== source()) return;
    if (isRecord(event.data) && event.data.type === type) callback(event.data);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
