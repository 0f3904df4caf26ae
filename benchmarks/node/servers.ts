import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getPort } from '@mtools/node-utils';
import { bundle } from '../../tests/support/bundle';
import { hasNginx, startNginx } from '../../tests/support/nginx';

const packageFolder = path.resolve(__dirname, '../../src/node-service');

/** A server in a process of its own. */
export interface Server {
  name: string;
  /** `limit`: what a server that is not written in JavaScript reaches. */
  kind: 'ours' | 'node' | 'limit';
  serves: 'files' | 'proxy' | 'both';
  port: number;
  process: ChildProcess;
}

export interface Usage {
  memory: NodeJS.MemoryUsage;
  /** In µs. */
  cpu: NodeJS.CpuUsage;
}

type Description = Pick<Server, 'name' | 'kind' | 'serves'>;

const OURS: Description = { name: 'node-service', kind: 'ours', serves: 'both' };
const OTHERS: Description[] = [
  { name: 'sirv', kind: 'node', serves: 'files' },
  { name: '@fastify/static', kind: 'node', serves: 'files' },
  { name: 'http-server', kind: 'node', serves: 'files' },
  { name: '@fastify/http-proxy', kind: 'node', serves: 'proxy' },
];

/**
 * Starts node-service and the servers to compare it with.
 *
 * @param folder the site
 * @param options.isAlone whether only node-service is wanted
 */
export async function startServers(
  folder: string,
  { isAlone = false } = {},
): Promise<{ servers: Server[]; stop: () => void }> {
  const code = bundleService();
  const children: ChildProcess[] = [];
  const stop = () => {
    for (const child of children) child.kill();
  };
  const start = async (name: string, target: string) => {
    const child = startChild(name, folder, target, code);
    children.push(child);
    return { process: child, port: await portOf(child, name) };
  };
  try {
    const target = await start('target', '');
    const servers: Server[] = [];
    for (const description of isAlone ? [OURS] : [OURS, ...OTHERS]) {
      const started = await start(description.name, `http://127.0.0.1:${target.port}`);
      servers.push({ ...description, ...started });
    }
    const nginx = isAlone ? undefined : await startNginxServer(folder, target.port);
    if (nginx) {
      children.push(nginx.process);
      servers.push(nginx);
    }
    return { servers, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Bundles the sources as they are now: a build as for publishing takes longer than the measurement of a row. */
function bundleService(): string {
  // The package's own file, which has them.
  const { dependencies } = JSON.parse(
    readFileSync(path.join(packageFolder, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const file = path.join(packageFolder, 'node_modules/.cache/bench-node.cjs');
  mkdirSync(path.dirname(file), { recursive: true });
  const code = bundle({
    entryPoints: [path.join(packageFolder, 'src/index.ts')],
    platform: 'node',
    format: 'cjs',
    minify: false,
    // A UMD build would ask for its parts at run time.
    mainFields: ['module', 'main'],
    alias: {
      '@mtools/node-utils/internal': path.resolve(packageFolder, '../node-utils/src/internal'),
      '@mtools/node-utils': path.resolve(packageFolder, '../node-utils/src/index.ts'),
    },
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@mtools/')),
  });
  writeFileSync(file, code);
  return file;
}

function startChild(name: string, folder: string, target: string, code: string): ChildProcess {
  return fork(path.join(__dirname, 'server.ts'), [name, folder, target, code], {
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

function portOf(child: ChildProcess, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) => resolve(port));
    child.once('exit', () => reject(new Error(`${name} did not start: see above.`)));
  });
}

/** With the compressed files that it can read, as the others have them. */
async function startNginxServer(folder: string, target: number): Promise<Server | undefined> {
  if (!hasNginx()) {
    process.stderr.write('nginx is left out: it is not installed (Debian: nginx-light).\n');
    return undefined;
  }
  const port = await getPort(18_080);
  const child = await startNginx(
    folder,
    port,
    `sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 1000000000;
  upstream target { server 127.0.0.1:${target}; keepalive 128; keepalive_requests 1000000000; }
  server {
    listen 127.0.0.1:${port};
    root ${folder}/dist;
    gzip_static on;
    location / { try_files $uri /index.html; }
    location /api/ {
      proxy_pass http://target/;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }`,
  );
  return { name: 'nginx', kind: 'limit', serves: 'both', port, process: child };
}

/** What a server has used so far; undefined for one that is no process of Node.js. */
export async function usageOf({ kind, process: child }: Server): Promise<Usage | undefined> {
  if (kind === 'limit') return undefined;
  const answer = once(child, 'message');
  child.send('usage');
  const [usage] = await answer;
  return usage;
}
