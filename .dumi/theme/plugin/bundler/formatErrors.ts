import { stripVTControlCharacters } from 'node:util';
import type { Compiler, Stats, StatsError } from '@rspack/core';

/** Where a compiler that runs inside Rspack says what it means: `╭─[16:8]`. */
const PLACE = /╭─\[(?:.*:)?(\d+):(\d+)\]/;

/** Says by which loader a module was compiled; it does not help to mend the module. */
const LOADER = /Module build failed \(from [^)]*\):\s*/;

/** Begins the line of another file in a list of calls. */
const CALL = /^\s*│?\s*at .*$\n?/gm;

/** Puts file, line and column before each error, for the terminal and for the page that is laid over the site. */
export function formatErrors(compiler: Compiler): void {
  compiler.hooks.compilation.tap('mtools', (compilation) => {
    compilation.hooks.statsFactory.tap('mtools', (factory) => {
      factory.hooks.result.for('error').tap('mtools', (error: StatsError) => {
        return format(error, compiler.context);
      });
    });
  });
}

function format(error: StatsError, cwd: string): StatsError {
  const message = stripVTControlCharacters(error.message)
    .replaceAll(`${cwd}/`, '')
    .replace(LOADER, '')
    .replace(CALL, '');
  const file = error.moduleName?.replace(/^\.\/|\?.*$/g, '');
  // Our own messages begin with it.
  if (!file || message.includes(`${file}:`)) return { ...error, message };
  const [, line, column] = PLACE.exec(message) ?? [];
  const place = line ? `${line}:${column}` : error.loc;
  return { ...error, message: `${[file, place].filter(Boolean).join(':')}\n${message}` };
}

/** The texts of all errors. What several modules suffer from is told once. */
export function errorsOf(stats: Stats): string[] {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return [...new Set(errors.map(({ message }) => message))];
}
