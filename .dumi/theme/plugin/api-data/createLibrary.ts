import path from 'node:path';
import ts from 'typescript';

/** The library's sources, parsed and ready to be asked for what a name stands for. */
export interface Library {
  /** Source files of the library, without those of other packages. */
  files: readonly ts.SourceFile[];
  checker: ts.TypeChecker;
  /** Whether something is declared in one of `files`. */
  owns: (node: ts.Node) => boolean;
}

/** Where TypeScript keeps the types of the language itself. */
const LIBS = path.dirname(ts.sys.resolvePath(ts.getDefaultLibFilePath({})));

/** Parsed once: they are larger than the whole library, and never change. */
const libs = new Map<string, ts.SourceFile>();

/**
 * Reads source files with TypeScript's checker, which resolves aliases, generics and re-exports of the
 * library. Other packages are left unresolved: their types are shown by name and never expanded, and
 * antd's alone would take ten times as long as everything else.
 *
 * @param files absolute paths
 * @param packages the index of each package that is part of the library, by the package's name
 * @param readFile gives the text of a file; the file system by default
 */
export function createLibrary(
  files: readonly string[],
  packages: Readonly<Record<string, string>>,
  readFile = ts.sys.readFile,
): Library {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    jsx: ts.JsxEmit.Preserve,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    // Enough for `Omit`, `Record`, `Promise` and `keyof`.
    lib: ['lib.es5.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.readFile = readFile;
  host.fileExists = (file) => readFile(file) !== undefined;
  // Files may be given that are in no directory, as tests do.
  host.directoryExists = undefined;
  host.getSourceFile = (file, languageVersion) => {
    if (file.startsWith(LIBS)) return libOf(file, languageVersion);
    const text = readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, languageVersion, true);
  };
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({ resolvedModule: resolve(text, from) }));

  const resolve = (name: string, from: string): ts.ResolvedModuleFull | undefined => {
    const index = packages[name];
    if (index) return { resolvedFileName: index, extension: '.ts' };
    if (!name.startsWith('.')) return undefined;
    return ts.resolveModuleName(name, from, options, host).resolvedModule;
  };

  const program = ts.createProgram({ rootNames: files, options, host });
  const own = new Set(
    program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file)),
  );
  return {
    files: [...own],
    checker: program.getTypeChecker(),
    owns: (node) => own.has(node.getSourceFile()),
  };
}

function libOf(file: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions) {
  const known = libs.get(file);
  const text = known ? undefined : ts.sys.readFile(file);
  if (text !== undefined) libs.set(file, ts.createSourceFile(file, text, version));
  return libs.get(file);
}
