import { parseArgs } from 'node:util';
import { nearest } from '@mtools/node-utils/internal';
import { version } from '../package.json';
import { describeError } from './describeError';
import type { DevServerConfig } from './types';

const HELP = `jaraxxus ${version}

Usage: jaraxxus <command> [options]

Commands:
  start                     start the development server
  build                     build for production
  preview                   serve the build output
  inspect [start|build]     print the resolved Vite configuration
  create <admin|h5> <dir>   create a project from a template

Options:
  -c, --config <file>  configuration file (default: jaraxxus.config.{ts,js,mjs,cjs})
  -m, --mode <mode>    Vite mode (default: development for start, otherwise production)
  -p, --port <number>  start, preview: port (default: 9876)
      --host [<host>]  start, preview: address (default: localhost; without a value: all addresses)
      --open           start, preview: open the browser
      --no-mock        start: do not use devServer.mock
      --analyze        build: generate a report of module sizes
      --sourcemap      build: generate source maps
      --install        create: install the packages (--no-install: do not ask)
      --pm <name>      create: npm, pnpm, yarn or bun (default: the one in use)
  -v, --version        print the version
  -h, --help           print this help
`;

const OPTIONS = {
  config: { type: 'string', short: 'c' },
  mode: { type: 'string', short: 'm' },
  port: { type: 'string', short: 'p' },
  host: { type: 'string' },
  open: { type: 'boolean' },
  'no-mock': { type: 'boolean' },
  analyze: { type: 'boolean' },
  sourcemap: { type: 'boolean' },
  install: { type: 'boolean' },
  'no-install': { type: 'boolean' },
  pm: { type: 'string' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Option = keyof typeof OPTIONS;
type Values = {
  [Name in Option]?: (typeof OPTIONS)[Name]['type'] extends 'string' ? string : boolean;
};

interface Command {
  /** Options that it takes beside those of `ALL`. */
  options: Option[];
  /** How many arguments may follow its name. */
  arguments: number;
  run: (values: Values, args: string[]) => Promise<void>;
}

const PROJECT: Option[] = ['config', 'mode'];
const SERVER: Option[] = ['port', 'host', 'open'];

// Each command loads what it needs, and nothing of the others.
const COMMANDS: Record<string, Command> = {
  start: {
    options: [...PROJECT, ...SERVER, 'no-mock'],
    arguments: 0,
    run: async (values) => {
      const { start } = await import('./commands/serve.js');
      await start({ ...projectOf(values), devServer: toDevServer(values) });
    },
  },
  build: {
    options: [...PROJECT, 'analyze', 'sourcemap'],
    arguments: 0,
    run: async (values) => {
      const { build } = await import('./commands/build.js');
      await build({ ...projectOf(values), analyze: values.analyze, sourcemap: values.sourcemap });
    },
  },
  preview: {
    options: [...PROJECT, ...SERVER],
    arguments: 0,
    run: async (values) => {
      const { preview } = await import('./commands/serve.js');
      await preview({ ...projectOf(values), devServer: toDevServer(values) });
    },
  },
  inspect: {
    options: PROJECT,
    arguments: 1,
    run: async (values, [command = 'build']) => {
      const { inspect } = await import('./commands/inspect.js');
      if (command === 'start' || command === 'build') return inspect(projectOf(values), command);
      throw new Error(`jaraxxus: inspect takes start or build, not "${command}".`);
    },
  },
  create: {
    options: ['install', 'no-install', 'pm'],
    arguments: 2,
    run: async ({ install, 'no-install': noInstall, pm }, [template, target]) => {
      const { create } = await import('./commands/create.js');
      const toInstall = noInstall ? false : install;
      await create({ template, target, cwd: process.cwd(), install: toInstall, pm });
    },
  },
};

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
    process.stderr.write(`${describeError(error, process.cwd())}\n`);
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
  const [name = '', ...rest] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(unknown('command', name, Object.keys(COMMANDS), `\n\n${HELP}`));
  const misplaced = Object.keys(values).find((key) => !command.options.some((own) => own === key));
  if (misplaced !== undefined) {
    const own = command.options.map((option) => `--${option}`).join(', ');
    throw new Error(`jaraxxus: ${name} has no option --${misplaced}. Its options: ${own}.`);
  }
  if (rest.length > command.arguments) {
    throw new Error(`jaraxxus: unexpected argument "${rest[command.arguments]}" of ${name}.`);
  }
  await command.run(values, rest);
}

function parse(given: string[]) {
  const args = withHostValue(given);
  // Not strict, so that the message can be ours.
  const { tokens } = parseArgs({
    args,
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(OPTIONS, token.name)) continue;
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw new Error(unknown('option', token.rawName, known, ' See `jaraxxus --help`.'));
  }
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [words] = (error instanceof Error ? error.message : String(error)).split('. ', 1);
    throw new Error(`jaraxxus: ${words}. See \`jaraxxus --help\`.`);
  }
}

/** `--host` without a value stands for every address, as with Vite. */
function withHostValue(args: string[]): string[] {
  return args.map((arg, index) => {
    const next = args[index + 1];
    return arg === '--host' && (next === undefined || next.startsWith('-')) ? '--host=true' : arg;
  });
}

function unknown(kind: string, name: string, known: string[], end: string): string {
  const right = nearest(name, known);
  return `jaraxxus: unknown ${kind} "${name}".${right ? ` Did you mean "${right}"?` : ''}${end}`;
}

const projectOf = ({ config, mode }: Values) => ({ root: process.cwd(), file: config, mode });

/** Only what was given: an absent option must not hide the one of the file. */
function toDevServer(values: Values): DevServerConfig {
  const devServer: DevServerConfig = {};
  if (values.port !== undefined) devServer.port = parsePort(values.port);
  if (values.host !== undefined) devServer.host = values.host === 'true' ? true : values.host;
  if (values.open) devServer.open = true;
  if (values['no-mock']) devServer.mock = false;
  return devServer;
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(port) || port > 65535) {
    throw new Error(`jaraxxus: --port must be an integer from 0 to 65535; it is "${text}".`);
  }
  return port;
}
