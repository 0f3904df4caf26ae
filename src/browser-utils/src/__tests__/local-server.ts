import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

export interface LocalServer {
  origin: string;
  /** What the server has received, without preflights. */
  received: ReceivedRequest[];
  /** How the server responds from now on; by default with what it received. */
  answer: Answer;
  close(): Promise<void>;
}

export const sendJson = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/** Starts a server which pages of every origin may use. */
export async function startServer(): Promise<LocalServer> {
  const received: ReceivedRequest[] = [];
  const http: Server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    response.setHeader('access-control-allow-methods', 'PUT');
    response.setHeader('access-control-expose-headers', 'etag, location, x-empty');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const body = Buffer.concat(chunks).toString();
      const one = { method, url, headers, body };
      received.push(one);
      server.answer(one, response);
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const { port } = http.address() as AddressInfo;
  const server: LocalServer = {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer: (request, response) => sendJson(response, request),
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}
