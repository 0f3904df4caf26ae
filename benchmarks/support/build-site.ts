import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { memoryOf } from './process-tree';

/** How often the memory is looked at, in ms. */
const INTERVAL = 250;

/** A part in the last line of a build: see .dumi/theme/plugin/stages.ts. */
const PART = /([a-z][a-z ]*) ([\d.]+) s(?=,|$)/g;

/** The line of `times` about the children of a shell: their time in user and in system mode. */
const CHILDREN = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

/** What a build has cost. */
export interface Build {
  seconds: number;
  /** Time of the processor of all processes together, in s; NaN on Windows. */
  processor: number;
  /** Most resident memory of all processes together, in MiB. */
  memory: number;
  parts: { name: string; seconds: number }[];
}

/**
 * Builds the site in a folder.
 *
 * @throws Error with the output of a build that fails
 */
export async function buildSite(folder: string): Promise<Build> {
  const started = performance.now();
  const dumi = path.join(folder, 'node_modules/.bin/dumi');
  const windows = process.platform === 'win32';
  // A shell adds up the processor time of all that it has started, which Node cannot.
  const [command, args] = windows
    ? [dumi, ['build']]
    : ['sh', ['-c', '"$0" build; status=$?; times; exit $status', dumi]];
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
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
    processor: processorTimeOf(output),
    memory,
    parts: [...parts.matchAll(PART)].map(([, name = '', seconds]) => ({
      name,
      seconds: Number(seconds),
    })),
  };
}

function processorTimeOf(output: string): number {
  const [minutes, seconds, systemMinutes, systemSeconds] = (
    CHILDREN.exec(output)?.slice(1) ?? []
  ).map(Number);
  return (
    60 * ((minutes ?? Number.NaN) + (systemMinutes ?? 0)) + (seconds ?? 0) + (systemSeconds ?? 0)
  );
}
