import { EventEmitter, once } from 'node:events';
import type { Browser, CDPSession } from '@playwright/test';

/**
 * A tab of its own profile that runs a page as a reader's browser does, driven by the DevTools protocol.
 *
 * In the tabs of Playwright, V8 is told to note where each error comes from. For every `Error` that is made, it then parses
 * all functions once more that are running, which is most of a script that makes one while it starts, as React does.
 */
export interface Tab extends Pick<CDPSession, 'send'> {
  on: CDPSession['on'];
  /** Opens an address and waits until it has loaded. */
  goto: (url: string) => Promise<void>;
  /** @param expression JavaScript; a promise is waited for */
  evaluate: <T = unknown>(expression: string) => Promise<T>;
  close: () => Promise<void>;
}

interface Message {
  /** Of the command whose response this is; an event has none. */
  id?: number;
  method?: string;
  params?: unknown;
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

  const events = new EventEmitter();
  const responses = new Map<number, (response: Message) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, params, ...response }: Message = JSON.parse(message);
    if (id !== undefined) responses.get(id)?.(response);
    else if (method !== undefined) events.emit(method, params);
  });

  let last = 0;
  const send = async (method: string, params: unknown = {}) => {
    last += 1;
    const id = last;
    const responded = new Promise<Message>((resolve) => responses.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await responded;
    responses.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  const tab: Pick<Tab, 'send' | 'on'> = {
    send: send as Tab['send'],
    // The same function, without the types of the protocol.
    on: events.on.bind(events) as unknown as Tab['on'],
  };

  await tab.send('Page.enable');
  return {
    ...tab,
    async goto(url) {
      const loaded = once(events, 'Page.loadEventFired');
      const { errorText } = await tab.send('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${errorText}`);
      await loaded;
    },
    async evaluate<T>(expression: string) {
      const { result, exceptionDetails } = await tab.send('Runtime.evaluate', {
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
