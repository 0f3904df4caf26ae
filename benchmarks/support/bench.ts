import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../../tests/support/browser';
import {
  type Preview,
  type PreviewOptions,
  startPreview,
} from '../../tests/support/preview-server';

/** An option of the command line, with what `--help` says about it. */
type Option =
  /** `min` is 1 unless given. */
  | { type: 'number'; about: string; default: number; min?: number }
  | { type: 'string'; about: string; value: string }
  | { type: 'boolean'; about: string };

type Options = Record<string, Option>;

type Value<O extends Option> = O extends { type: 'number' }
  ? number
  : O extends { type: 'boolean' }
    ? boolean
    : string | undefined;

/** What a bench measures with. The runner closes all of it, also after a failure. */
export interface BenchContext<O extends Options = Options> {
  options: { [Name in keyof O]: Value<O[Name]> };
  openBrowser: () => Promise<Browser>;
  /** Serves the built site, or another folder. */
  openSite: (options?: PreviewOptions) => Promise<Preview>;
  /** Runs after the bench, the last one registered first. */
  atEnd: (clean: () => unknown) => void;
  /** Prints a line of the result as soon as it is known. */
  print: (line: string) => void;
  /** Prints a line of progress. */
  progress: (line: string) => void;
}

export interface Bench<O extends Options = Options> {
  /** What it prints and what it needs, for `--help`. */
  about: string;
  options?: O;
  /** Measures and returns the lines to print. */
  run: (context: BenchContext<O>) => Promise<readonly string[]> | readonly string[];
}

/** Gives the options of a bench their types. */
export function defineBench<const O extends Options>(bench: Bench<O>): Bench<O> {
  return bench;
}

/**
 * Runs a bench.
 *
 * @param args what the command line says after the name of the bench
 * @throws Error for options that the bench does not have, or numbers that are none
 */
export async function runBench<O extends Options>(
  { about, options, run }: Bench<O>,
  args: string[],
): Promise<void> {
  const values = readOptions(options ?? {}, args);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (!values) return print(helpOf(about, options ?? {}));

  const cleanups: (() => unknown)[] = [];
  const atEnd = (clean: () => unknown) => void cleanups.unshift(clean);
  try {
    const lines = await run({
      // Made of the bench's own options, each with a value of its type.
      options: values as BenchContext<O>['options'],
      atEnd,
      print,
      progress: (line) => void process.stderr.write(`${line}\n`),
      openBrowser: async () => {
        const browser = await chromium.launch({
          executablePath: findBrowser(),
          args: browserFlags(),
        });
        atEnd(() => browser.close());
        return browser;
      },
      openSite: async (site) => {
        const preview = await startPreview(site);
        atEnd(() => preview.close());
        return preview;
      },
    });
    for (const line of lines) print(line);
  } finally {
    for (const clean of cleanups) await clean();
  }
}

/** The options by name; undefined when help is asked for. */
function readOptions(options: Options, args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean' },
      ...Object.fromEntries(
        Object.entries(options).map(([name, { type }]) => [
          name,
          { type: type === 'boolean' ? type : ('string' as const) },
        ]),
      ),
    },
  });
  if (values.help) return undefined;
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => {
      const value = values[name as keyof typeof values] as string | boolean | undefined;
      if (option.type === 'boolean') return [name, value ?? false];
      if (option.type === 'string') return [name, value];
      const number = value === undefined ? option.default : Number(value);
      const { min = 1 } = option;
      if (!(number >= min)) {
        throw new Error(`--${name} must be a number of at least ${min}, not "${value}".`);
      }
      return [name, number];
    }),
  );
}

function helpOf(about: string, options: Options): string {
  const rows = Object.entries(options).map(([name, option]) => {
    if (option.type === 'number') {
      return [`--${name} <number>`, `${option.about} (default: ${option.default})`];
    }
    return [option.type === 'string' ? `--${name} <${option.value}>` : `--${name}`, option.about];
  });
  const width = Math.max(0, ...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`);
  return [about, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n');
}
