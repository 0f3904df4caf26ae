import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { defineBench } from './support/bench';
import { memoryOf } from './support/process-tree';
import { comparison, formatRatios, type Measured, measureCopies } from './support/ratios';

/** How often the memory is looked at, in ms. */
const INTERVAL = 250;

/** A part in the last line of a build: see .dumi/theme/plugin/stages.ts. */
const PART = /([a-z][a-z ]*) ([\d.]+) s(?=,|$)/g;

interface Build {
  seconds: number;
  memory: number;
  parts: { name: string; seconds: number }[];
}

async function build(folder: string): Promise<Build> {
  const started = performance.now();
  const child = spawn(path.join(folder, 'node_modules/.bin/dumi'), ['build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, INTERVAL);
  const [status] = await once(child, 'close');
  clearInterval(timer);
  if (status !== 0) throw new Error(`The build fails:\n${output}`);
  const [, parts = ''] = /Built in [\d.]+ s: (.*)/.exec(output) ?? [];
  return {
    seconds: (performance.now() - started) / 1000,
    memory,
    parts: [...parts.matchAll(PART)].map(([, name = '', seconds]) => ({
      name,
      seconds: Number(seconds),
    })),
  };
}

function toMeasured(cache: string, builds: readonly Build[]): Measured[] {
  const parts = builds[0]?.parts ?? [];
  return [
    { name: cache, unit: 's', values: builds.map(({ seconds }) => seconds) },
    ...parts.map(({ name }, index) => ({
      name: `${cache}: ${name}`,
      unit: 's' as const,
      values: builds.map(({ parts }) => parts[index]?.seconds ?? Number.NaN),
    })),
    { name: `${cache}: memory`, unit: 'MiB', values: builds.map(({ memory }) => memory) },
  ];
}

export default defineBench({
  about: `Prints how long the build takes, its parts, and its memory: with nothing kept from an earlier one
(cold), and after a change in one page (warm).`,
  options: {
    ...comparison,
    runs: { type: 'number', about: 'warm builds; the median is printed', default: 3 },
  },
  async run({ options }) {
    const copies = await measureCopies(async (folder) => {
      const cold = await build(folder);
      const warm: Build[] = [];
      for (let run = 1; run <= options.runs; run += 1) {
        appendFileSync(path.join(folder, 'docs/guide/node-utils.md'), `\nBench ${run}.\n`);
        warm.push(await build(folder));
      }
      return [...toMeasured('cold', [cold]), ...toMeasured('warm', warm)];
    }, options.against);
    return formatRatios(copies, options);
  },
});
