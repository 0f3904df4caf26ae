import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What Node.js reports of a request that it cannot read, and the status that says so. */
const STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

const OWN_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

/**
 * Responds to what is no request: no framework has seen it, so the response is written here as a whole.
 *
 * @param headers those of every response, by their names in lower case
 */
export function answerRaw(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    // A client that is gone gets no response.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const statusCode = STATUSES[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ statusCode, error: STATUS_CODES[statusCode] });
    const all = { ...headers, ...OWN_HEADERS, 'content-length': body.length };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    const status = `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`;
    socket.end([status, ...lines, '', body].join('\r\n'));
  };
}

/** `Expect: 100-continue` is handled by Node.js; any other expectation is unknown. */
export function refuseExpectations(app: FastifyInstance, headers: Record<string, string>): void {
  app.server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify({ statusCode: 417, error: STATUS_CODES[417] });
    response.writeHead(417, { ...headers, ...OWN_HEADERS, 'content-length': body.length });
    response.end(body);
  });
}
