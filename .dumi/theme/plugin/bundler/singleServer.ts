import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { IApi } from 'dumi';
import { logger } from 'dumi/plugin-utils';
import { base } from '../../../config/site';
import { CACHE } from './createConfig';
import { STATUS } from './statusPage';

interface Running {
  pid: number;
  /** It is there once the server listens. */
  origin?: string;
}

/** Until it listens, a server is believed to be starting for this time, in ms. */
const START = 60_000;
/** How long a server may take to respond, in ms. */
const TIMEOUT = 2_000;

const fileOf = (api: IApi) => path.join(api.cwd, CACHE, 'server.json');

/** Refuses a second development server for the same folder: it would remove the generated files of the first. */
export async function refuseSecondServer(api: IApi): Promise<void> {
  const file = fileOf(api);
  const other = await findRunning(file);
  if (other) {
    const where = other.origin ? `runs at ${other.origin}${base}` : 'is starting';
    logger.error(
      `The development server of this folder already ${where} (process ${other.pid}). Use it, or stop it first.`,
    );
    process.exit(1);
  }
  writeRunning(file, { pid: process.pid });
  process.once('exit', () => rmSync(file, { force: true }));
}

/** Notes where the server of this process listens. */
export function noteServer(api: IApi, port: number): void {
  writeRunning(fileOf(api), { pid: process.pid, origin: `http://localhost:${port}` });
}

function writeRunning(file: string, running: Running): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(running));
}

/** The server that has noted itself here. A number of a process alone proves nothing: it is used again. */
async function findRunning(file: string): Promise<Running | undefined> {
  try {
    const running: Running = JSON.parse(readFileSync(file, 'utf8'));
    // Signal 0 asks whether the process is there, and throws if it is not.
    process.kill(running.pid, 0);
    if (!running.origin) {
      return Date.now() - statSync(file).mtimeMs < START ? running : undefined;
    }
    const { ok } = await fetch(running.origin + STATUS, { signal: AbortSignal.timeout(TIMEOUT) });
    return ok ? running : undefined;
  } catch {
    return undefined;
  }
}
