import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What Node.js reports of a request that it cannot read, and the status that says so. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** An answer to what is no request: no framework has seen it, so it is written here as a whole. */
export function answerRaw(error: Error & { code?: string }, socket: Socket): void {
  // A client that is gone wants no answer.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const statusCode = STATUSES[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ statusCode, error: STATUS_CODES[statusCode] });
  socket.end(
    [
      `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${body.length}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** `Expect: 100-continue` is answered by Node.js; of any other expectation nothing is known here. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify({ statusCode: 417, error: STATUS_CODES[417] });
    response.writeHead(417, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      connection: 'close',
    });
    response.end(body);
  });
}
