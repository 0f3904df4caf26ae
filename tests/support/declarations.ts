import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');

/**
 * Emits the declarations of a file that uses a package of the workspace as it is published, in a folder like an app's:
 * what antd depends on cannot be imported there, as with pnpm, and of the package itself nothing but its index.
 *
 * @param name folder of the package, which has to be built
 * @param code text of the file, a module in TSX
 * @returns everything that TypeScript objects to, and the declarations
 */
export function emitDeclarations(name: string, code: string) {
  const consumer = path.join(root, 'consumer.tsx');
  const source = path.join(root, 'src', name);
  const installed = path.join(root, 'node_modules/@mtools', name);
  // Only what was built: what the package needs itself is found where the app has it.
  const built = ['package.json', 'lib', 'es'].map((part) => path.join(installed, part));
  const locate = (file: string) =>
    built.some((part) => file.startsWith(part)) ? file.replace(installed, source) : file;
  const options: ts.CompilerOptions = {
    strict: true,
    declaration: true,
    emitDeclarationOnly: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, realpath } = host;
  host.fileExists = (file) => file === consumer || fileExists(locate(file));
  host.readFile = (file) => (file === consumer ? code : readFile(locate(file)));
  host.directoryExists = (folder) => folder === installed || ts.sys.directoryExists(locate(folder));
  host.realpath = (file) => (file.startsWith(installed) ? file : (realpath?.(file) ?? file));

  const program = ts.createProgram([consumer], options, host);
  let declarations = '';
  const { diagnostics } = program.emit(undefined, (_, text) => {
    declarations = text;
  });
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
  return { problems: [...new Set(problems)], declarations };
}
