import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { IApi } from 'dumi';
import { chokidar, logger, winPath } from 'dumi/plugin-utils';

/** Files that are read once, at the start. */
const READ_ONCE = ['.dumirc', '.dumi/config', '.dumi/theme/plugin', '.dumi/theme/locales'];
/** Folders of which a file more or less changes what the theme consists of. */
const LISTED = ['.dumi/theme/builtins', '.dumi/theme/layouts', '.dumi/theme/slots'];

/** Pause after the last of several changes, in ms. */
const PAUSE = 200;

/**
 * Restarts the development server when a file is edited that it reads at its start only, after checking
 * whether it would start: with a mistake in such a file the server goes on as it was.
 *
 * @param report tells the open pages what is wrong
 */
export function restartOnChange(api: IApi, report: (message: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  let check: AbortController | undefined;
  const watcher = chokidar.watch(
    ['.dumirc*.ts', '.dumi/config', '.dumi/theme'].map((name) => path.join(api.cwd, name)),
    { ignoreInitial: true, ignored: /\.test\.tsx?$/ },
  );
  watcher.on('all', (event: string, file: string) => {
    const name = winPath(path.relative(api.cwd, file));
    const matters =
      READ_ONCE.some((start) => name.startsWith(start)) ||
      (event !== 'change' && LISTED.some((start) => name.startsWith(start)));
    if (!matters) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      check?.abort();
      check = new AbortController();
      logger.event(`${name} has changed, restarting…`);
      const fault = await findFault(api, check.signal);
      if (fault === undefined) return api.restartServer();
      if (!fault) return;
      logger.error(`The server goes on as it was:\n${fault}`);
      report(fault);
    }, PAUSE);
  });
}

/**
 * Starts another process that reads the configuration and loads the plugins.
 *
 * @returns what it says if it fails, nothing if it does not, and an empty text if it was stopped
 */
async function findFault(api: IApi, signal: AbortSignal): Promise<string | undefined> {
  const dumi = path.join(path.dirname(require.resolve('dumi/package.json')), 'bin/dumi.js');
  const child = spawn(process.execPath, [dumi, 'config', 'list'], {
    cwd: api.cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  if (signal.aborted) return '';
  return status === 0 ? undefined : summaryOf(output, api.cwd);
}

/** The errors of esbuild, which have file and line, or else the first line that says what is wrong. */
function summaryOf(output: string, cwd: string): string {
  const text = stripVTControlCharacters(output).replaceAll(`${cwd}/`, '');
  const found = text.match(/^.+:\d+:\d+: ERROR: .+$/gm) ?? text.match(/^.*Error: .+$/m) ?? [text];
  return [...new Set(found)].join('\n');
}
