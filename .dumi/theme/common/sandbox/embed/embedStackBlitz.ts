import sdk, { type EmbedOptions, type Project, type VM } from '@stackblitz/sdk';

/**
 * What the reader of an embedded project is granted. The sdk asks for camera, USB and all the rest too,
 * of which a browser reports those that it does not know.
 */
const ALLOWED = ['clipboard-read', 'clipboard-write', 'cross-origin-isolated', 'fullscreen'];

/** A project that runs in a frame of the page. */
export interface StackBlitzEmbed {
  frame: HTMLIFrameElement;
  /**
   * The running project. Rejects with an `Error` whose message is the sdk's: after 20 questions, one
   * each 500 ms, `Timeout: Unable to establish a connection with the StackBlitz VM`.
   */
  connected: Promise<VM>;
  /** Removes the frame and ends the handshake; `connected` does not settle any more. */
  close: () => void;
}

interface FrameSettings extends EmbedOptions {
  /** Accessible name of the frame. */
  title: string;
}

/**
 * Puts a project in the place of an element. The sdk holds the rules: it clamps the heights of the
 * panels to 0–100, leaves out a view, a theme or a sidebar that StackBlitz does not know, warns of an
 * unknown template and of dependencies beside the template `node`, and gives the frame 300 px unless
 * told otherwise. What it lacks is here: a frame that can be closed, and errors that are `Error`s.
 *
 * @param target is replaced by the frame
 * @throws Error `Invalid Element` if the target has no parent
 */
export function embedStackBlitz(
  target: HTMLElement,
  project: Project,
  { title, ...options }: FrameSettings,
): StackBlitzEmbed {
  const { parentNode } = target;
  const place = [...(parentNode?.childNodes ?? [])].indexOf(target);
  const connection = sdk.embedProject(target, project, options);
  const frame = parentNode?.childNodes[place];
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('Invalid Element');
  frame.title = title;
  // It takes effect when the frame goes to StackBlitz, which is after this.
  frame.allow = ALLOWED.join('; ');

  let closed = false;
  const handshake = readHandshake(frame);
  const connected = new Promise<VM>((resolve, reject) => {
    connection.then(
      (vm) => closed || resolve(vm),
      (reason) => closed || reject(toError(reason)),
    );
  });
  return {
    frame,
    connected,
    close: () => {
      closed = true;
      frame.remove();
      if (handshake.id) endHandshake(handshake.id);
    },
  };
}

/**
 * Connects to a project in a frame that stands in the page already.
 *
 * @throws Error (as a rejection) `Provided element is not an iframe.`, or the time-out
 */
export async function connectStackBlitz(frame: HTMLElement): Promise<VM> {
  try {
    // The sdk looks itself whether it is a frame.
    return await sdk.connect(frame as HTMLIFrameElement);
  } catch (reason) {
    throw toError(reason);
  }
}

/** The sdk's first question goes to the frame before that has left the page's own origin, so it can be read. */
function readHandshake(frame: HTMLIFrameElement): { id?: string } {
  const handshake: { id?: string } = {};
  const read = ({ data }: MessageEvent) => {
    if (data?.action === 'SDK_INIT') handshake.id = data.id;
  };
  frame.contentWindow?.addEventListener('message', read, { once: true });
  return handshake;
}

/**
 * The sdk cannot be told to give up: it would ask a frame that is gone until its time is over. It
 * stops at the first response, so the page sends one in place of the frame.
 */
function endHandshake(id: string): void {
  const { port1 } = new MessageChannel();
  const data = { action: 'SDK_INIT_SUCCESS', id, payload: {} };
  window.dispatchEvent(new MessageEvent('message', { data, ports: [port1] }));
  port1.close();
}

/** The sdk rejects with bare strings. */
const toError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));
