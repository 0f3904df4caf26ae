import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Agent, type Dispatcher } from 'undici';

/** What `@fastify/http-proxy` sends its requests with. */
export interface ProxyDispatcher {
  request: Dispatcher['request'];
  /** Calls a function; the request that it starts ends when this client leaves. */
  withClient: <Result>(client: ServerResponse, send: () => Result) => Result;
  close: () => Promise<void>;
}

/**
 * An undici agent that ends the request to the target when its client leaves before the first byte of the response;
 * afterwards the stream of the body does so. `@fastify/reply-from` has no option for a signal.
 */
export function createDispatcher(options: Agent.Options): ProxyDispatcher {
  const agent = new Agent(options);
  let current: ServerResponse | undefined;

  const request = (
    requestOptions: Dispatcher.RequestOptions,
    callback: (error: Error | null, data: Dispatcher.ResponseData) => void,
  ): void => {
    const client = current;
    if (!client) {
      agent.request(requestOptions, callback);
      return;
    }
    const signal = new EventEmitter();
    let isAborted = false;
    const abort = () => {
      isAborted = true;
      signal.emit('abort');
    };
    client.once('close', abort);
    agent.request({ ...requestOptions, signal }, (error, data) => {
      client.off('close', abort);
      // Nobody is left to respond to, and a client that leaves is no error for the log.
      if (!isAborted) callback(error, data);
    });
    // It may have left while a hook was running.
    if (client.destroyed) abort();
  };

  return {
    // reply-from calls it with a callback alone.
    request: request as Dispatcher['request'],
    withClient: (client, send) => {
      // Holds only while `send` runs, which calls `request` before it returns.
      current = client;
      try {
        return send();
      } finally {
        current = undefined;
      }
    },
    close: () => agent.destroy(),
  };
}
