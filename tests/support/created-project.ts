import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPacked } from './packed';
import { type Finished, type Running, runCommand, startCommand } from './run-command';

export interface CreatedProject {
  /** Absolute path of the project, in which everything is installed. */
  folder: string;
  /** What `jaraxxus create` printed. */
  output: string;
  /** How long `jaraxxus create` took, in ms, without the installation. */
  createMs: number;
  /** Removes the project. */
  remove: () => void;
}

/** Vitest sets these variables, which mean something to other tools. */
const OF_VITEST = ['NODE_ENV', 'TEST', 'VITEST', 'MODE', 'DEV', 'PROD', 'SSR', 'BASE_URL'];
const ENV: NodeJS.ProcessEnv = {
  ...Object.fromEntries(OF_VITEST.map((name) => [name, undefined])),
  FORCE_COLOR: undefined,
  NO_COLOR: '1',
};

/** Runs a line of a shell in a created project, as its developer does. */
export function runIn(folder: string, command: string): Promise<Finished> {
  return runCommand(command, { cwd: folder, env: ENV });
}

/** Starts a server in a created project; see `startCommand`. */
export function startIn(
  folder: string,
  command: string,
  pattern: RegExp,
  env?: NodeJS.ProcessEnv,
): Promise<Running> {
  return startCommand(command, pattern, { cwd: folder, env: { ...ENV, ...env } });
}

/**
 * Makes a project with the packed jaraxxus in an empty folder outside the workspace, and installs it from the
 * tarballs of all packages.
 *
 * @param template what `jaraxxus create` is told to make
 * @param name folder of the project
 */
export async function createProject(template: string, name: string): Promise<CreatedProject> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mtools-create-'));
  const tool = path.join(folder, 'tool');
  const work = path.join(folder, 'work');
  for (const each of [tool, work]) mkdirSync(each);
  const manifest = { private: true, dependencies: { '@mtools/jaraxxus': '*' } };
  writeFileSync(path.join(tool, 'package.json'), JSON.stringify(manifest));
  await installPacked(tool);

  const startedAt = performance.now();
  const command = `${path.join(tool, 'node_modules/.bin/jaraxxus')} create ${template} ${name}`;
  const { code, output } = await runIn(work, command);
  const createMs = performance.now() - startedAt;
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
  const project = path.join(work, name);
  await installPacked(project);
  return {
    folder: project,
    output,
    createMs,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
