import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { formatTable, median, type Row, summarize } from './bench-table';
import { browserFlags, findBrowser } from './browser';

const MAX_RATIO = 1.2;
/** How often each tree is measured, beside the other; drawing every node takes seconds. */
const RUNS = { scrolled: 15, all: 7 };
/** The first mounts compile the code; they are not counted. */
const WARM_UPS = 2;

/** What is used here of esbuild, which is a part of tsx and no dependency of its own. */
interface Bundler {
  buildSync: (options: Record<string, unknown>) => { outputFiles: { text: string }[] };
}

/** Bundles the page as an app would be, for production. */
function bundle(): string {
  const esbuild: Bundler = createRequire(require.resolve('tsx'))('esbuild');
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [path.join(__dirname, 'bench-tree-page.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The page of the bench has no script');
  return file.text;
}

const mount = (page: Page) => page.evaluate(() => window.mountTree());

/** Mounts of both trees in turn, in ms, so that a slow minute of the machine meets both. */
async function measure(ours: Page, antd: Page, runs: number) {
  for (let run = 0; run < WARM_UPS; run += 1) {
    await mount(ours);
    await mount(antd);
  }
  const times = { ours: [] as number[], antd: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    times.ours.push(await mount(ours));
    times.antd.push(await mount(antd));
  }
  return times;
}

/** Prints what it costs to mount 10,000 nodes with menus, beside antd's tree without any. */
async function main() {
  const script = bundle();
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><body><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  const rows: Row[] = [];
  const exact: string[] = [];
  try {
    for (const [kind, runs] of Object.entries(RUNS)) {
      const [ours, antd] = [await browser.newPage(), await browser.newPage()];
      await ours.goto(`${origin}?${kind}`);
      await antd.goto(`${origin}?${kind}&antd`);
      const times = await measure(ours, antd, runs);
      const values = times.ours.map((time, run) => time / (times.antd[run] ?? Number.NaN));
      rows.push({ name: `TreeExt / Tree, ${kind}`, unit: '', budget: MAX_RATIO, values });
      exact.push(
        `${kind}: TreeExt ${median(times.ours).toFixed(1)} ms, antd ${median(times.antd).toFixed(1)} ms`,
      );
      await ours.close();
      await antd.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  process.stdout.write(`${[...formatTable(rows), ...exact, ...summarize(rows)].join('\n')}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
