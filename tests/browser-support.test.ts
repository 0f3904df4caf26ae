import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** “Do you need to change your target library?”: what TypeScript says of a method, and of a name, that is too new. */
const TOO_NEW = [2550, 2583];

/** Uses of anything that came into the language after a year, as `file: message`. */
function newerThan(year: 2020 | 2022, folders: string[], ignored: RegExp): string[] {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    {
      ...config,
      compilerOptions: {
        ...config.compilerOptions,
        lib: [`ES${year}`, 'DOM', 'DOM.Iterable'],
        // Those of Node.js would bring what Node.js knows.
        types: [],
      },
      include: folders,
      exclude: ['**/__tests__/**', '**/*.test.*'],
    },
    ts.sys,
    ROOT,
  );
  const files = fileNames.filter((file) => !ignored.test(file));
  expect(files.length).toBeGreaterThan(0);
  const program = ts.createProgram(files, options);
  return files
    .map((file) => program.getSourceFile(file))
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .filter(({ code }) => TOO_NEW.includes(code))
    .map(
      ({ file, messageText }) =>
        `${path.relative(ROOT, file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

it('the packages for browsers use nothing that Chrome 88 and Safari 14 lack', () => {
  const packages = ['antd-ext', 'browser-utils', 'isomorphic-utils', 'malganis'];
  const found = newerThan(
    2020,
    packages.map((name) => `src/${name}/src`),
    /$^/,
  );
  // Asked for before it is used.
  expect(found.filter((use) => !use.includes("'Segmenter'"))).toEqual([]);
});

it('the site and its demos use nothing that the first browsers with cascade layers lack', () => {
  expect(newerThan(2022, ['.dumi/*', '.dumi/theme/**/*', 'docs'], /\/theme\/plugin\//)).toEqual([]);
});
