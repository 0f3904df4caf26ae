import { parseArgs } from 'node:util';
import { version } from '../package.json';
import { ConfigError } from './ConfigError';
import { build, start } from './commands';
import type { DevServerConfig } from './types';

const HELP = `jaraxxus ${version}

Usage: jaraxxus <command> [options]

Commands:
  start                start the development server
  build                build for production

Options:
  -c, --config <file>  configuration file (default: jaraxxus.config.{ts,js,mjs,cjs})
  -m, --mode <mode>    Vite mode (default: development for start, production for build)
  -p, --port <number>  port of the development server (default: 9876)
      --host <host>    address of the development server (default: localhost)
      --open           open the browser
  -v, --version        print the version
  -h, --help           print this text
`;

const OPTIONS = {
  config: { type: 'string', short: 'c' },
  mode: { type: 'string', short: 'm' },
  port: { type: 'string', short: 'p' },
  host: { type: 'string' },
  open: { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** A wrong command line; its message is all a user needs to see. */
class UsageError extends Error {}

/**
 * The command line.
 * @param args what follows `jaraxxus`
 * @returns the exit code: 0, or 1 after a message on standard error; a started server keeps the
 * process alive beyond that
 */
export async function main(args: string[]): Promise<number> {
  try {
    await run(args);
    return 0;
  } catch (error) {
    const isOurs = error instanceof ConfigError || error instanceof UsageError;
    const text = error instanceof Error ? (isOurs ? error.message : error.stack) : String(error);
    process.stderr.write(`${text}\n`);
    return 1;
  }
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parse(args);
  if (values.version) {
    process.stdout.write(`${version}\n`);
    return;
  }
  if (values.help || args.length === 0) {
    process.stdout.write(HELP);
    return;
  }
  const options = { root: process.cwd(), file: values.config, mode: values.mode };
  const command = positionals.join(' ');
  if (command === 'build') {
    const misplaced = (['port', 'host', 'open'] as const).find((name) => name in values);
    if (misplaced !== undefined)
      throw new UsageError(`jaraxxus build has no option --${misplaced}.`);
    await build(options);
  } else if (command === 'start') {
    await start(options, toDevServer(values));
  } else {
    throw new UsageError(`jaraxxus: unknown command "${command}".\n\n${HELP}`);
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`jaraxxus: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Only what was given: an absent option must not hide the one of the file. */
function toDevServer(values: { port?: string; host?: string; open?: boolean }): DevServerConfig {
  const devServer: DevServerConfig = {};
  if (values.port !== undefined) devServer.port = parsePort(values.port);
  if (values.host !== undefined) devServer.host = values.host;
  if (values.open) devServer.open = true;
  return devServer;
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(port) || port > 65535) {
    throw new UsageError(`jaraxxus: --port must be an integer from 0 to 65535; it is "${text}".`);
  }
  return port;
}
