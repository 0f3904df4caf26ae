import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPort } from '@mtools/node-utils';
import { root } from '../tests/support/preview-server';
import { defineBench } from './support/bench';
import { median } from './support/table';

const app = path.join(root, 'src/templates/mt-template-admin');
const jaraxxus = path.join(root, 'src/jaraxxus/bin/jaraxxus.js');
const vite = path.join(app, 'node_modules/vite/bin/vite.js');

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

async function compare(
  what: string,
  { limit, runs }: { limit: number; runs: number },
  time: (tool: 'jaraxxus' | 'vite') => Promise<number>,
): Promise<string> {
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
  return `${what}: jaraxxus ${ours.toFixed(0)} ms, Vite ${theirs.toFixed(0)} ms, ratio ${(ours / theirs).toFixed(3)} (limit ${limit})`;
}

export default defineBench({
  about: `Compares \`jaraxxus build\` and \`jaraxxus start\` of the admin template with Vite alone and the same
plugins. The two take turns, so that what else the machine does slows down both. Needs \`build:packages\` first.`,
  options: { runs: { type: 'number', about: 'runs; the median is printed', default: 5 } },
  async run({ options: { runs }, atEnd, print }) {
    if (!existsSync(path.join(root, 'src/jaraxxus/lib/cli.js'))) {
      throw new Error('Run `pnpm build:packages` first.');
    }
    writeFileSync(viteConfig, VITE_CONFIG);
    atEnd(() => {
      rmSync(viteConfig, { force: true });
      clear();
    });
    print(
      await compare('build', { limit: 1.05, runs }, (tool) =>
        timeBuild(tool === 'vite' ? [vite, 'build', '-c', viteConfig] : [jaraxxus, 'build']),
      ),
    );
    const port = await getPort(0, { host: '127.0.0.1' });
    const address = ['--host', '127.0.0.1', '--port', String(port)];
    return [
      await compare('start', { limit: 1.1, runs }, (tool) =>
        timeStart(
          tool === 'vite' ? [vite, '-c', viteConfig, ...address] : [jaraxxus, 'start', ...address],
          port,
        ),
      ),
    ];
  },
});
