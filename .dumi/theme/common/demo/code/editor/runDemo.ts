import type { ComponentType } from 'react';
import type { Problem } from '../types';
import { type CompiledModule, compile, toProblem } from './compile';
import { GUARD, guardLoop } from './guardLoops';
import { findModule, type Module, type Scope } from './modules';

/** The edited code has no component to show. */
export class NoComponentError extends Error {
  override name = 'NoComponentError';
}

/** An error in one of the files. */
export class FileError extends Error {
  constructor(
    /** What to tell the reader about it. */
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

const RELATIVE = /^\.{1,2}\//;

/** Lines that `new Function` puts before the code. */
const LINES_BEFORE = 2;

/**
 * Runs the files of a demo.
 *
 * @param id the demo's id, by which its code is found in an error's stack
 * @param files text of each file, the entry first
 * @param scope what the published demo imports
 * @returns the component that the entry exports
 * @throws FileError if a file cannot be compiled
 * @throws ImportError if something is imported that is not there
 * @throws EndlessLoopError if a loop of the code does not end
 * @throws NoComponentError if the entry does not export a component
 * @throws whatever the code itself throws
 */
export async function runDemo(
  id: string,
  files: ReadonlyMap<string, string>,
  scope: Scope,
): Promise<ComponentType> {
  const modules = new Map<string, CompiledModule>();
  for (const [file, text] of files) {
    if (/\.[jt]sx?$/.test(file)) modules.set(file, compileFile(file, text));
  }
  const outside = await importOutside(modules, files, scope);
  const [entry = ''] = files.keys();
  const component = createRequire(id, modules, files, outside)(entry).default;
  if (!isComponent(component)) throw new NoComponentError('No component');
  return component;
}

function compileFile(file: string, text: string): CompiledModule {
  try {
    return compile(text);
  } catch (error) {
    throw new FileError(toProblem(error, file, text));
  }
}

async function importOutside(
  modules: ReadonlyMap<string, CompiledModule>,
  files: ReadonlyMap<string, string>,
  scope: Scope,
): Promise<Map<string, Module>> {
  const wanted = new Map<string, string[] | undefined>();
  for (const { imports } of modules.values()) {
    for (const [from, names] of imports) {
      if (fileOf(from, files)) continue;
      const before = wanted.has(from) ? wanted.get(from) : [];
      wanted.set(from, names && before ? [...before, ...names] : undefined);
    }
  }
  const found = [...wanted].map(
    async ([from, names]) => [from, await findModule(scope, from, names)] as const,
  );
  return new Map(await Promise.all(found));
}

/** The file that a relative import means; dumi names each by the path that the entry imports. */
function fileOf(from: string, files: ReadonlyMap<string, string>): string | undefined {
  if (!RELATIVE.test(from)) return undefined;
  const names = ['', '.tsx', '.ts', '.jsx', '.js'].map((extension) => `${from}${extension}`);
  return names.find((name) => files.has(name));
}

function createRequire(
  id: string,
  modules: ReadonlyMap<string, CompiledModule>,
  files: ReadonlyMap<string, string>,
  outside: ReadonlyMap<string, Module>,
) {
  const exported = new Map<string, Record<string, unknown>>();

  const requireModule = (from: string): Module => {
    const file = fileOf(from, files) ?? from;
    const before = outside.get(from) ?? exported.get(file);
    if (before) return before;
    const module = { exports: {} as Record<string, unknown> };
    // Before it runs, for modules that import each other.
    exported.set(file, module.exports);
    const { code = '' } = modules.get(file) ?? {};
    const source = `${code}\n//# sourceURL=${sourceName(id, file)}`;
    // The reader's own code, which nobody else can put here: it is neither stored nor in the address.
    new Function('require', 'module', 'exports', GUARD, source)(
      requireModule,
      module,
      module.exports,
      guardLoop,
    );
    exported.set(file, module.exports);
    return module.exports;
  };
  return requireModule;
}

const sourceName = (id: string, file: string) => `${id}/${file.replace(/^\.\//, '')}`;

function isComponent(value: unknown): value is ComponentType {
  // What memo and forwardRef return is an object that React has marked.
  return (
    typeof value === 'function' || (typeof value === 'object' && !!value && '$$typeof' in value)
  );
}

/** Where in the demo an error comes from; undefined if it comes from elsewhere. */
export function placeOf(
  error: unknown,
  id: string,
  files: Iterable<string>,
): Required<Pick<Problem, 'file' | 'line'>> | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  let first: { at: number; file: string; line: number } | undefined;
  for (const file of files) {
    const mark = `${sourceName(id, file)}:`;
    const at = stack.indexOf(mark);
    if (at < 0 || (first && first.at < at)) continue;
    const line = Number.parseInt(stack.slice(at + mark.length), 10) - LINES_BEFORE;
    first = { at, file, line };
  }
  return first && { file: first.file, line: first.line };
}
