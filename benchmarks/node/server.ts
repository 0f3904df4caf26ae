import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { createServer as createHttpServer } from 'http-server';
import sirv from 'sirv';
import { API_ANSWER } from './site';

const [name = '', folder = '', target = '', bundle = ''] = process.argv.slice(2);
const root = path.join(folder, 'dist');

/** Each starts on a free port, with what its documentation advises for production and without a log. */
const servers: Record<string, () => Promise<Server>> = {
  'node-service': async () => {
    // The bundle has the exports of the package.
    const { createService } = createRequire(bundle)(
      bundle,
    ) as typeof import('@mtools/node-service');
    const proxy = [{ context: '/api', target }];
    const service = await createService({ logger: false, proxy }, { cwd: folder });
    await service.listen({ port: 0, host: '127.0.0.1' });
    return service.server;
  },
  sirv: () => {
    const handle = sirv(root, { brotli: true, gzip: true, etag: true, single: true });
    return listen(createServer((request, response) => handle(request, response)));
  },
  '@fastify/static': async () => {
    const app = Fastify();
    await app.register(fastifyStatic, { root, preCompressed: true });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app.server;
  },
  'http-server': () => {
    // The types do not know `brotli`.
    const options = { root, gzip: true, brotli: true };
    // What it returns has its `http.Server` as `server`, which the types leave out.
    const { server } = createHttpServer(options) as unknown as { server: Server };
    return listen(server);
  },
  '@fastify/http-proxy': async () => {
    const app = Fastify();
    await app.register(fastifyHttpProxy, { upstream: target, prefix: '/api' });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return app.server;
  },
  target: () =>
    listen(
      createServer((_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(API_ANSWER);
      }),
    ),
};

function listen(server: Server): Promise<Server> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** Sends its port to the process that started it, and what it has used whenever that asks. */
async function main(): Promise<void> {
  const start = servers[name];
  if (!start) throw new Error(`There is no server ${name}.`);
  // It listens on a port, so it has an AddressInfo.
  const { port } = (await start()).address() as AddressInfo;
  process.on('message', () =>
    process.send?.({ memory: process.memoryUsage(), cpu: process.cpuUsage() }),
  );
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}

main();
