import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a request that is on its way when the service closes may take to arrive, in ms. */
const ARRIVAL_MS = 150;

/**
 * Lets `close()` end every connection that nobody waits at. Node.js ends the idle ones at once, also one on which
 * a request is just arriving; and it waits for those that never sent a request, or half of one.
 *
 * @param delay how long new connections are still served, in ms
 * @returns whether the service is closing
 */
export function closeConnections(app: FastifyInstance, delay: number): () => boolean {
  let isClosing = false;
  const sockets = new Set<Socket>();
  const busy = new Map<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    // Who is told so opens a connection again, elsewhere.
    if (isClosing) response.setHeader('connection', 'close');
    response.once('close', () => {
      const left = (busy.get(socket) ?? 1) - 1;
      if (left > 0) busy.set(socket, left);
      else busy.delete(socket);
      if (isClosing && left <= 0) setImmediate(() => socket.destroySoon());
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    // The listener is closed after this hook.
    if (delay > 0 && app.server.listening)
      await new Promise((resolve) => setTimeout(resolve, delay));
    if (sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, ARRIVAL_MS));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  });
  return () => isClosing;
}
