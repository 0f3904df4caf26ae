import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { openPhone } from '../../tests/support/web-vitals';

/** What a source of the entry script belongs to; the first pattern that matches counts. */
const PARTS: [name: string, source: RegExp][] = [
  ['react-dom', /node_modules\/react-dom\//],
  ['react, scheduler', /node_modules\/(?:react|scheduler)\//],
  ['other libraries', /node_modules\//],
  ['data of pages', /tmp-production\/|\/docs\//],
  ['names of chunks, loader', /webpack\/runtime|rspack\/runtime/],
  ['runtime', /\/\.dumi\/theme\/runtime\//],
  ['shell', /\/\.dumi\//],
];

export interface EntryPart {
  name: string;
  /** Bytes in the script. */
  raw: number;
  /** Bytes with Brotli, when the part is compressed alone. */
  compressed: number;
}

/** The part that a source belongs to, by its name in the source map. */
export function partOf(source: string | undefined): string {
  if (source === undefined) return 'glue of the bundler';
  return PARTS.find(([, pattern]) => pattern.test(source))?.[0] ?? 'other';
}

/**
 * Says of each character of a script which part it comes from.
 *
 * @param script compiled code
 * @param map its source map
 * @returns parts, the largest first
 */
export function splitScript(script: string, map: SourceMap): EntryPart[] {
  const texts = new Map<string, string>();
  for (const [number, line] of script.split('\n').entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(number, column);
      const name = partOf('originalSource' in entry ? entry.originalSource : undefined);
      texts.set(name, (texts.get(name) ?? '') + line[column]);
    }
  }
  return [...texts]
    .map(([name, text]) => ({
      name,
      raw: Buffer.byteLength(text),
      compressed: brotliCompressSync(text).length,
    }))
    .sort((a, b) => b.raw - a.raw);
}

export interface EntryScript {
  name: string;
  map: SourceMap;
  /** Bytes with Brotli. */
  size: number;
  parts: EntryPart[];
}

/** How often a profile looks at what runs, in microseconds. */
const SAMPLING_US = 500;
/** So long a page is watched after it has loaded, in ms: hydration is over by then. */
const WATCHED_MS = 2_000;

const UNTIL_HYDRATED = `new Promise((resolve) => {
  const check = () =>
    document.documentElement.dataset.hydrated === undefined ? setTimeout(check, 50) : resolve();
  check();
})`;

/**
 * Visits a page on a slow telephone and measures what its processor is busy with until the page is hydrated.
 *
 * @returns time in ms by part of the entry script; of what is none, by kind
 */
export async function timeParts(
  browser: Browser,
  url: string,
  { name, map }: EntryScript,
): Promise<Map<string, number>> {
  const tab = await openPhone(browser, { throttled: true, saveData: true });
  try {
    await tab.send('Profiler.enable');
    await tab.send('Profiler.setSamplingInterval', { interval: SAMPLING_US });
    await tab.send('Profiler.start');
    await tab.goto(url);
    await tab.evaluate(UNTIL_HYDRATED);
    await setTimeout(WATCHED_MS);
    const { profile } = await tab.send('Profiler.stop');
    const partOfNode = new Map(
      profile.nodes.map(({ id, callFrame }) => [id, partOfFrame(callFrame, name, map)]),
    );
    const times = new Map<string, number>();
    for (const [index, id] of (profile.samples ?? []).entries()) {
      const part = partOfNode.get(id);
      if (part === undefined) continue;
      times.set(part, (times.get(part) ?? 0) + (profile.timeDeltas?.[index] ?? 0) / 1000);
    }
    return times;
  } finally {
    await tab.close();
  }
}

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

/** Undefined where nothing runs. */
function partOfFrame(frame: CallFrame, script: string, map: SourceMap): string | undefined {
  const { functionName, url, lineNumber, columnNumber } = frame;
  if (functionName === '(idle)' || functionName === '(root)') return undefined;
  if (functionName.startsWith('(') && !url) return 'browser: parsing, compiling, layout';
  if (!url.endsWith(`/${script}`)) return url ? 'other scripts' : 'built-in functions';
  const entry = map.findEntry(lineNumber, columnNumber);
  return partOf('originalSource' in entry ? entry.originalSource : undefined);
}

/**
 * Builds the site with source maps and splits its entry script.
 *
 * @param folder a work copy; its configuration is changed
 * @throws Error with the output of a build that fails
 */
export function buildParts(folder: string): EntryScript {
  const config = path.join(folder, '.dumirc.ts');
  const source = readFileSync(config, 'utf8');
  const start = 'defineConfig({';
  if (!source.includes(start)) throw new Error(`.dumirc.ts has no ${start}`);
  writeFileSync(config, source.replace(start, `${start}\n  devtool: 'source-map',`));
  const { status, stdout, stderr } = spawnSync(
    path.join(folder, 'node_modules/.bin/dumi'),
    ['build'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`The build fails:\n${stdout}${stderr}`);
  const dist = path.join(folder, 'dist');
  const name = readdirSync(dist).find((file) => /^umi\.\w+\.js$/.test(file));
  if (!name) throw new Error('The build has no entry script umi.*.js');
  const script = readFileSync(path.join(dist, name), 'utf8');
  const map = new SourceMap(JSON.parse(readFileSync(path.join(dist, `${name}.map`), 'utf8')));
  return { name, map, size: brotliCompressSync(script).length, parts: splitScript(script, map) };
}
