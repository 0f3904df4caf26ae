import { tsxLanguage } from '@codemirror/lang-javascript';
import { transform } from 'sucrase';
import type { Problem } from '../types';
import { withGuards } from './guardLoops';

/** A module in the form that a function can run: `require` brings in what it imports. */
export interface CompiledModule {
  code: string;
  /** What it imports, with the names it uses; undefined when it may use any. */
  imports: Map<string, string[] | undefined>;
}

/**
 * Makes a module of a demo ready to run: TypeScript and JSX go, imports become `require`, lines stay
 * where they are, and a loop without an end throws. What browsers know (ES2020 and later) is left alone.
 *
 * @throws Error with a `loc` if the code cannot be parsed
 */
export function compile(code: string): CompiledModule {
  const { code: compiled } = transform(withGuards(code), {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    filePath: 'demo.tsx',
  });
  return { code: compiled, imports: importsOf(compiled) };
}

const REQUIRE = /(?:\b(\w+) = )?\brequire\((['"])([^'"]+)\2\)/g;

/**
 * Reads the imports from what sucrase writes. The source would need a parser, and sucrase keeps its own
 * to itself; a name that is found in a comment costs no more than a lookup.
 */
function importsOf(compiled: string): CompiledModule['imports'] {
  const imports: CompiledModule['imports'] = new Map();
  for (const [, variable, , from = ''] of compiled.matchAll(REQUIRE)) {
    imports.set(from, variable ? namesOf(compiled, variable) : undefined);
  }
  return imports;
}

function namesOf(compiled: string, variable: string): string[] | undefined {
  if (compiled.includes(`_interopRequireWildcard(${variable})`)) return undefined;
  const byDefault = compiled.includes(`_interopRequireDefault(${variable})`) ? ['default'] : [];
  const uses = compiled.matchAll(new RegExp(`(?<![\\w.])${variable}\\.([\\w$]+)`, 'g'));
  return [...new Set([...byDefault, ...[...uses].map(([, name = '']) => name)])];
}

/**
 * What a compiler's error says, with its line. The line is where the editor's parser, which goes on
 * after an error, finds the first: sucrase takes back what it tried, and may blame the line before that.
 */
export function toProblem(error: unknown, file: string, code: string): Problem {
  if (!(error instanceof Error)) return { message: String(error), file };
  const { loc } = error as { loc?: { line?: number } };
  // sucrase writes the file before the message and the position after it.
  const message = error.message
    .replace(/^Error transforming .*?: /, '')
    .replace(/ \(\d+:\d+\)$/, '');
  return { message, file, line: firstError(code) ?? loc?.line };
}

function firstError(code: string): number | undefined {
  let line: number | undefined;
  tsxLanguage.parser.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) line ??= code.slice(0, from).split('\n').length;
      return line === undefined;
    },
  });
  return line;
}
