/** Name of the frame in which a wide window shows the app. */
const NAME = 'phone';

/**
 * Whether the window is too wide for a page whose sizes are parts of its width. A phone in landscape is not high
 * enough to count, and inside the frame it is always false.
 */
export const isWide = () =>
  window.name !== NAME && matchMedia('(min-width: 600px) and (min-height: 500px)').matches;

/** Shows the app in a frame as wide as a phone, so that vw, media queries and popups fit the frame. */
export function showInFrame() {
  const frame = document.createElement('iframe');
  frame.name = NAME;
  frame.className = 'phone';
  frame.title = document.title;
  frame.src = location.href;
  frame.addEventListener('load', () => follow(frame));
  document.documentElement.classList.add('has-phone');
  document.body.replaceChildren(frame);
}

/** Keeps the address and the title of the window those of the page in the frame. */
function follow({ contentWindow, contentDocument }: HTMLIFrameElement) {
  if (!contentWindow || !contentDocument) return;
  const sync = () => {
    history.replaceState(null, '', contentWindow.location.href);
    document.title = contentDocument.title;
  };
  // The title changes with each page, after the address.
  new MutationObserver(sync).observe(contentDocument.head, { childList: true, subtree: true });
  contentWindow.addEventListener('popstate', sync);
  sync();
}
