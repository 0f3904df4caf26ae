import type { Browser, CDPSession } from '@playwright/test';

/**
 * A tab of its own profile that runs a page as a reader's browser does, driven by the DevTools protocol.
 *
 * In the tabs of Playwright, V8 is told to note where each error comes from. For every `Error` that is made, it then parses
 * all functions once more that are running, which is most of a script that makes one while it starts, as React does.
 */
export interface Tab {
  send: CDPSession['send'];
  /** @returns stops it */
  listen: (listener: (event: TabEvent) => void) => () => void;
  /** Opens an address and waits until it has loaded. */
  goto: (url: string) => Promise<void>;
  /** @param expression JavaScript; a promise is waited for */
  evaluate: <T = unknown>(expression: string) => Promise<T>;
  close: () => Promise<void>;
}

/** An event of the protocol, with what is used of it. */
export type TabEvent =
  | { method: 'Page.loadEventFired'; params: unknown }
  | { method: 'Network.requestWillBeSent'; params: { requestId: string; type?: string } }
  | { method: 'Network.loadingFailed'; params: { requestId: string } }
  | {
      method: 'Network.loadingFinished';
      params: { requestId: string; encodedDataLength: number };
    };

interface Response {
  /** Of the command. */
  id: number;
  result?: unknown;
  error?: { message: string };
}

/** Opens a tab in which nothing is cached. */
export async function openTab(browser: Browser): Promise<Tab> {
  // Playwright leaves alone what is opened behind its back.
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext', {
    disposeOnDetach: true,
  });
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });

  const listeners = new Set<(event: TabEvent) => void>();
  const responses = new Map<number, (response: Response) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const received: Response | TabEvent = JSON.parse(message);
    if ('id' in received) responses.get(received.id)?.(received);
    else for (const listener of listeners) listener(received);
  });

  let last = 0;
  const command = async (method: string, params: unknown = {}) => {
    last += 1;
    const id = last;
    const responded = new Promise<Response>((resolve) => responses.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await responded;
    responses.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  // What the browser returns has the types of the protocol.
  const send = command as CDPSession['send'];

  const listen: Tab['listen'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  await send('Page.enable');
  return {
    send,
    listen,
    async goto(url) {
      const loaded = new Promise<void>((resolve) => {
        const stop = listen(({ method }) => {
          if (method !== 'Page.loadEventFired') return;
          stop();
          resolve();
        });
      });
      const { errorText } = await send('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
      await loaded;
    },
    async evaluate<T>(expression: string) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) {
        throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      }
      return result.value as T;
    },
    close: () => session.detach(),
  };
}
