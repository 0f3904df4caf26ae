import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPort } from '@mtools/node-utils';
import { root } from './preview-server';

// Compares `jaraxxus build` and `jaraxxus start` of the admin template with Vite alone and the same plugins. The two
// take turns, so that what else the machine does slows down both. Packages have to be built before.

const app = path.join(root, 'src/templates/mt-template-admin');
const jaraxxus = path.join(root, 'src/jaraxxus/bin/jaraxxus.js');
const vite = path.join(app, 'node_modules/vite/bin/vite.js');
const runs = Number(process.argv[2] ?? 5);

/** What jaraxxus sets, by hand. */
const viteConfig = path.join(app, 'vite.bench.config.mjs');
const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import path from 'node:path';
export default {
  plugins: [react(), {
    name: 'entry',
    transformIndexHtml: { order: 'pre', handler: () =>
      [{ tag: 'script', attrs: { type: 'module', src: '/src/index.tsx' }, injectTo: 'body' }] },
  }],
  resolve: { alias: [{ find: /^@(?=\\/|$)/, replacement: path.resolve('src') }] },
  // As with a script in the page, which Vite would look for itself.
  optimizeDeps: { entries: ['src/index.tsx'] },
  build: { outDir: 'dist/bench', assetsDir: 'static', target: ['chrome88', 'safari14'],
    rollupOptions: { output: { hashCharacters: 'hex' } } },
};
`;

const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' };

function startProcess(args: string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Neither may use what the other one has left behind. */
function clear(): void {
  for (const name of ['node_modules/.vite', 'dist']) {
    rmSync(path.join(app, name), { recursive: true, force: true });
  }
}

async function timeBuild(args: string[]): Promise<number> {
  clear();
  const startedAt = performance.now();
  const child = startProcess(args);
  child.stdout?.resume();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}.`);
  return performance.now() - startedAt;
}

/** Until the page is served. */
async function timeStart(args: string[], port: number): Promise<number> {
  clear();
  const startedAt = performance.now();
  const child = startProcess(args);
  child.stdout?.resume();
  try {
    while (performance.now() - startedAt < 60_000) {
      const url = `http://127.0.0.1:${port}/`;
      const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(
        () => undefined,
      );
      if (response?.ok) return performance.now() - startedAt;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`${args.join(' ')} did not answer.`);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function compare(
  what: string,
  limit: number,
  time: (tool: 'jaraxxus' | 'vite') => Promise<number>,
): Promise<void> {
  const times = { jaraxxus: [] as number[], vite: [] as number[] };
  for (let run = 0; run <= runs; run += 1) {
    // Each begins every other time; the first round fills the caches of the system.
    const order = run % 2 === 0 ? (['vite', 'jaraxxus'] as const) : (['jaraxxus', 'vite'] as const);
    for (const tool of order) {
      const ms = await time(tool);
      if (run > 0) times[tool].push(ms);
    }
  }
  const [ours, theirs] = [median(times.jaraxxus), median(times.vite)];
  process.stdout.write(
    `${what}: jaraxxus ${ours.toFixed(0)} ms, Vite ${theirs.toFixed(0)} ms, ratio ${(ours / theirs).toFixed(3)} (limit ${limit})\n`,
  );
}

async function main(): Promise<void> {
  if (!existsSync(path.join(root, 'src/jaraxxus/lib/cli.js'))) {
    throw new Error('Run `pnpm build:packages` first.');
  }
  writeFileSync(viteConfig, VITE_CONFIG);
  try {
    await compare('build', 1.05, (tool) =>
      timeBuild(tool === 'vite' ? [vite, 'build', '-c', viteConfig] : [jaraxxus, 'build']),
    );
    const port = await getPort(0, { host: '127.0.0.1' });
    const options = ['--host', '127.0.0.1', '--port', String(port)];
    await compare('start', 1.1, (tool) =>
      timeStart(
        tool === 'vite' ? [vite, '-c', viteConfig, ...options] : [jaraxxus, 'start', ...options],
        port,
      ),
    );
  } finally {
    rmSync(viteConfig, { force: true });
    clear();
  }
}

main();
