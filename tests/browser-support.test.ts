import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** “Do you need to change your target library?”: what TypeScript says of a method, and of a name, that is too new. */
const TOO_NEW = [2550, 2583];

/** Where TypeScript declares what came into the language in these years. */
const SINCE_2021 = /\/lib\.es202[12]\.[\w.]+$/;

const PACKAGES = ['antd-ext', 'browser-utils', 'isomorphic-utils', 'malganis'].map(
  (name) => `src/${name}/src`,
);
const SITE = ['.dumi/*', '.dumi/theme/**/*', 'docs'];
/** Runs in Node.js, while the site is built. */
const OF_THE_BUILD = /\/theme\/plugin\//;

/** One for both, because checking antd's types takes longer than all else. */
function createProgram(): { program: ts.Program; files: ts.SourceFile[] } {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    {
      ...config,
      compilerOptions: {
        ...config.compilerOptions,
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        // Those of Node.js would bring what Node.js knows.
        types: [],
      },
      include: [...PACKAGES, ...SITE],
      exclude: ['**/__tests__/**', '**/*.test.*'],
    },
    ts.sys,
    ROOT,
  );
  const roots = fileNames.filter((file) => !OF_THE_BUILD.test(file));
  const program = ts.createProgram(roots, options);
  return {
    program,
    files: program.getSourceFiles().filter((file) => roots.includes(file.fileName)),
  };
}

const { program, files } = createProgram();
const checker = program.getTypeChecker();
const nameOf = ({ fileName }: ts.SourceFile) => path.relative(ROOT, fileName);
const isOfPackage = (file: ts.SourceFile) =>
  PACKAGES.some((folder) => nameOf(file).startsWith(folder));

/** Names in a file of what the language has had since 2021, as `file: name`. */
function namesSince2021(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const { declarations = [] } = ts.isIdentifier(node)
      ? (checker.getSymbolAtLocation(node) ?? {})
      : {};
    const isNew = declarations.every((each) => SINCE_2021.test(each.getSourceFile().fileName));
    if (declarations.length > 0 && isNew) found.push(`${nameOf(file)}: ${node.getText(file)}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it('nothing that browsers run uses what those lack that came with cascade layers', () => {
  expect(files.some(isOfPackage)).toBe(true);
  expect(files.every(isOfPackage)).toBe(false);
  const complaints = files
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .filter(({ code }) => TOO_NEW.includes(code))
    .map(
      ({ file, messageText }) =>
        `${file && nameOf(file)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  expect(complaints).toEqual([]);
});

it('the packages for browsers use nothing that Chrome 88 and Safari 14 lack', () => {
  const found = files.filter(isOfPackage).flatMap(namesSince2021);
  // Asked for before it is used.
  expect(found.filter((use) => !/: (Segmenter|segment)$/.test(use))).toEqual([]);
});
