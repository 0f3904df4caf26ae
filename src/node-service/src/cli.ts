import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { onShutdown } from '@mtools/node-utils';
import { inFile, messageOf } from '@mtools/node-utils/internal';
import { version } from '../package.json';
import { ConfigError, PROGRAM } from './checkOptions';
import { configTemplate } from './configTemplate';
import { createService } from './createService';
import { type LoadedConfig, readConfigFile } from './loadConfigFile';
import { resolveConfig } from './resolveConfig';

const HELP = `node-service ${version}

Usage: node-service <command> [options]

Commands:
  start   serve the application in the current folder
  check   report everything that is wrong with the configuration
  init    write a service.config.ts that explains every option

Options:
  -c, --config <file>  configuration file (default: service.config.{ts,js,mjs,cjs,json})
  -p, --port <number>  port to listen on, 0 for any free port (default: 8080)
      --host <host>    address to listen on (default: 0.0.0.0)
  -v, --version        print the version
  -h, --help           print this help
`;

const OPTIONS = {
  config: { type: 'string', short: 'c' },
  port: { type: 'string', short: 'p' },
  host: { type: 'string' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface Values {
  config?: string;
  port?: string;
  host?: string;
}

const commands: Record<string, (values: Values) => void | Promise<void>> = { start, check, init };

/**
 * The command line.
 *
 * @param args what follows `node-service`
 * @returns the exit code: 0, or 1 after a message on standard error; a started service keeps the
 * process alive beyond that
 */
export async function main(args: string[]): Promise<number> {
  try {
    await run(args);
    return 0;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return 1;
  }
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parse(args);
  if (values.help || args.length === 0) {
    process.stdout.write(HELP);
    return;
  }
  if (values.version) {
    process.stdout.write(`${version}\n`);
    return;
  }
  const [name = '', ...others] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || others.length > 0) {
    throw new Error(`node-service: unknown command "${positionals.join(' ')}".\n\n${HELP}`);
  }
  await command(values);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // Node's own text explains how to write a file name that begins with a dash, which is none of this.
    const { tokens } = parseArgs({
      args,
      allowPositionals: true,
      options: OPTIONS,
      strict: false,
      tokens: true,
    });
    const unknown = tokens.find(
      (token) => token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name),
    );
    if (unknown?.kind !== 'option') {
      throw new Error(`node-service: ${messageOf(error).split('. ', 1)[0]}.\n\n${HELP}`);
    }
    throw new Error(`node-service: unknown option "${unknown.rawName}".\n\n${HELP}`);
  }
}

async function read(values: Values): Promise<LoadedConfig> {
  const loaded = await readConfigFile(process.cwd(), values.config);
  const config = { ...loaded.config };
  if (values.port !== undefined) config.port = parsePort(values.port);
  if (values.host !== undefined) config.host = values.host;
  return { ...loaded, config };
}

async function start(values: Values): Promise<void> {
  const { config, file } = await read(values);
  const resolved = inFile(file, () => resolveConfig(config));
  const { port, host, baseRouter, shutdownDelay, shutdownTimeout } = resolved;
  const app = await createService(config);
  onShutdown(() => app.close(), {
    timeout: shutdownDelay + shutdownTimeout,
    log: (message) => app.log.error(message),
  });
  try {
    const address = await app.listen({ port, host });
    process.stdout.write(`node-service is ready at ${address}${baseRouter}/\n`);
  } catch (error) {
    await app.close();
    const problem = listenProblem(error, port, host);
    if (!problem) throw error;
    // One that came from the command line is in no file.
    const isFromFile = values[problem.option] === undefined && problem.option in config;
    inFile(isFromFile ? file : undefined, () => {
      throw new ConfigError([{ path: [problem.option], message: problem.message }], PROGRAM);
    });
  }
}

/** What is wrong with the port or the host; undefined where the error says nothing of them. */
function listenProblem(
  error: unknown,
  port: number,
  host: string,
): { option: 'port' | 'host'; message: string } | undefined {
  // What listen rejects with is an error of the system.
  const code = String((error as NodeJS.ErrnoException).code);
  if (code === 'EADDRINUSE') {
    return {
      option: 'port',
      message: `port ${port} of ${host} is in use. Choose another with -p.`,
    };
  }
  if (code === 'EACCES') {
    const message = `option "port" is ${port}, which this user is not allowed to listen on (EACCES). Choose 1024 or higher.`;
    return { option: 'port', message };
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code)) {
    const message = `option "host" is "${host}", which is not an address of this machine (${code}). Use '0.0.0.0' for all addresses.`;
    return { option: 'host', message };
  }
  return undefined;
}

async function check(values: Values): Promise<void> {
  const { config, file } = await read(values);
  const { environment } = inFile(file, () =>
    resolveConfig(config, process.cwd(), { isWholeProxyChecked: true }),
  );
  process.stdout.write(
    `${file ?? 'The default configuration'} is valid for the environment ${environment.name}.\n`,
  );
}

function init(): void {
  const file = path.resolve('service.config.ts');
  if (existsSync(file)) throw new Error(`node-service: ${file} already exists.`);
  writeFileSync(file, configTemplate());
  process.stdout.write(`Created ${file}. Uncomment an option to set it.\n`);
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(port) || port > 65_535) {
    throw new Error(`node-service: --port must be an integer from 0 to 65535; it is "${text}".`);
  }
  return port;
}
