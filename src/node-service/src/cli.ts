import { parseArgs } from 'node:util';
import { version } from '../package.json';
import { createService } from './createService';
import { loadConfigFile, messageOf } from './loadConfigFile';
import { resolveConfig } from './resolveConfig';
import { closeOnSignal } from './startService';

const HELP = `node-service ${version}

Usage: node-service start [options]

Options:
  -c, --config <file>  configuration file (default: service.config.{js,cjs,mjs,json})
  -p, --port <number>  port to listen on, 0 takes a free one (default: 8080)
      --host <host>    address to listen on (default: 0.0.0.0)
  -v, --version        print the version
  -h, --help           print this text
`;

/**
 * The command line.
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
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      config: { type: 'string', short: 'c' },
      port: { type: 'string', short: 'p' },
      host: { type: 'string' },
      version: { type: 'boolean', short: 'v' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help || (args.length === 0 && positionals.length === 0)) {
    process.stdout.write(HELP);
    return;
  }
  if (values.version) {
    process.stdout.write(`${version}\n`);
    return;
  }
  if (positionals.length !== 1 || positionals[0] !== 'start') {
    throw new Error(`node-service: unknown command "${positionals.join(' ')}".\n\n${HELP}`);
  }
  await start(values);
}

async function start(values: { config?: string; port?: string; host?: string }): Promise<void> {
  const config = await loadConfigFile(process.cwd(), values.config);
  if (values.port !== undefined) config.port = parsePort(values.port);
  if (values.host !== undefined) config.host = values.host;

  const app = await createService(config);
  closeOnSignal(app);
  const { port, host, baseRouter } = resolveConfig(config);
  try {
    const address = await app.listen({ port, host });
    process.stdout.write(`node-service is ready at ${address}${baseRouter}/\n`);
  } catch (error) {
    await app.close();
    const isInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'; // what listen rejects with
    throw isInUse
      ? new Error(`node-service: port ${port} of ${host} is in use. Choose another with -p.`)
      : error;
  }
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(port) || port > 65535) {
    throw new Error(`node-service: --port must be an integer from 0 to 65535; it is "${text}".`);
  }
  return port;
}
