import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as isomorphicUtils from '@mtools/isomorphic-utils';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readSources } from '../.dumi/theme/plugin/function-data/readPackages';
import { readExample } from './support/example-checks';

const root = path.resolve(__dirname, '..');
const packages = readSources(root);

describe('an example', () => {
  const lines = async (code: string) => {
    const found: unknown[][] = [];
    const { count, run } = readExample(code);
    await run({ double: (value: number) => value * 2 }, (...line) => found.push(line));
    return { count, found };
  };

  it('is checked at each line whose comment is a value', async () => {
    const code = `import { double } from '@mtools/x';
double(2); // 4
const four: number = double(2); // 4
if (four > 3) {
  console.log([four]); // [4]
}
await Promise.resolve({ four }); // { four: 4 }
double(
  3,
); // -6
double(1); // about 2
double(1);`;
    expect(await lines(code)).toEqual({
      count: 5,
      found: [
        [4, 4, 'double(2);'],
        [4, 4, 'const four: number = double(2);'],
        [[4], [4], 'console.log([four]);'],
        [{ four: 4 }, { four: 4 }, 'await Promise.resolve({ four });'],
        [6, -6, 'double(\n  3,\n);'],
      ],
    });
  });
});

describe.concurrent('the examples of isomorphic-utils give what their comments say', () => {
  const { functions = [] } = packages.find(({ id }) => id === 'isomorphic-utils') ?? {};

  it.for(functions)('$name', async ({ examples }, { expect: expectHere }) => {
    const all = examples.map(({ code }) => readExample(code)).filter(({ count }) => count > 0);
    let checked = 0;
    for (const { run } of all) {
      await run(isomorphicUtils, (actual, expected, line) => {
        checked += 1;
        expectHere(actual, line).toEqual(expected);
      });
    }
    expectHere(checked, 'lines with a value in a comment').toBeGreaterThan(0);
  });
});

/**
 * An example may leave out what it is about: a name that stands for something of the reader's, and so the types
 * of what is passed to it.
 */
const LEFT_OUT = ['TS2304', 'TS2552', 'TS18004', 'TS7006', 'TS7031'];

it('every example has the types of its package', () => {
  const folder = path.join(root, 'node_modules/.cache/mtools/examples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = packages.flatMap(({ id, functions }) =>
    functions.flatMap(({ name, examples }) =>
      examples
        .filter(({ lang }) => /^tsx?$/.test(lang))
        .map(({ code, lang }, index) => {
          const file = `${id}.${name}.${index + 1}.${lang}`;
          const names = functions.map((each) => each.name);
          writeFileSync(path.join(folder, file), withImports(code, names, `@mtools/${id}`));
          return file;
        }),
    ),
  );
  expect(files.length).toBeGreaterThan(0);
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      paths: { '@mtools/*': [path.join(root, 'src/*/src')] },
      noUncheckedIndexedAccess: false,
    },
    files,
    include: [],
    exclude: [],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const errors = stdout
    .split('\n')
    .filter((line) => files.some((file) => line.startsWith(`${file}(`)))
    .filter((line) => !LEFT_OUT.some((code) => line.includes(`error ${code}:`)));
  expect(errors).toEqual([]);
  // TypeScript has looked at them: without a reason of its own it says nothing.
  expect(stdout).not.toMatch(/error TS(5|6|18)\d{3}: .*tsconfig/);
});

/** An example with the imports that it leaves out. */
function withImports(code: string, names: readonly string[], from: string): string {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);
  const own = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) || ts.isImportClause(node)) own.add(node.name?.text ?? '');
    else if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) {
      own.add(node.name?.getText() ?? '');
    }
    if (ts.isIdentifier(node)) used.add(node.text);
    node.forEachChild(visit);
  };
  visit(file);
  const missing = names.filter((name) => used.has(name) && !own.has(name));
  return `import { ${missing.join(', ')} } from '${from}'; ${code}\nexport {};\n`;
}
