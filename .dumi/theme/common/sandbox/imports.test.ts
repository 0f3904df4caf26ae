import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { importsOf, keepReExports, packageOf, renameImports } from './imports';

const root = path.resolve(__dirname, '../../../..');

describe('importsOf', () => {
  it.each([
    ["import { Flex, Typography } from 'antd';", 'antd', ['Flex', 'Typography']],
    [
      "import {\n  Flex,\n  type FlexProps as Props,\n} from 'antd';",
      'antd',
      ['Flex', 'FlexProps'],
    ],
    ["import type { A } from './a';", './a', ['A']],
    ["import React, { useState } from 'react';", 'react', ['default', 'useState']],
    ["import zhCN from 'antd/locale/zh_CN';", 'antd/locale/zh_CN', ['default']],
    ["import './index.css';", './index.css', []],
    ['import * as icons from "@ant-design/icons";', '@ant-design/icons', undefined],
    ["export { a, type B as C } from './a';", './a', ['a', 'B']],
    ["export * from './a';", './a', undefined],
    ["const Page = lazy(() => import('./Page'));", './Page', undefined],
  ])('reads %s', (code, from, names) => {
    expect(importsOf(code)).toEqual([{ from, names }]);
  });

  it('overlooks examples in comments, and strings that follow other exports', () => {
    const code = `/**\n * import { ButtonExt } from '@mtools/antd-ext';\n */
export const text = 'from';
export type Mode = 'light' | 'dark';`;
    expect(importsOf(code)).toEqual([]);
  });

  it('finds in every source and demo what the TypeScript compiler finds', () => {
    const files = globSync(['src/*/src/**/*.{ts,tsx}', 'docs/**/demo/**/*.tsx'], {
      cwd: root,
      ignore: ['**/*.test.*', '**/__tests__/**'],
    });
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
      const code = readFileSync(path.join(root, file), 'utf8');
      const { importedFiles } = ts.preProcessFile(code, true, true);
      const found = new Set(importsOf(code).map(({ from }) => from));
      // The regular expression may see one more, in a message that shows code; it must not miss one.
      expect([...found], file).toEqual(
        expect.arrayContaining(importedFiles.map(({ fileName }) => fileName)),
      );
    }
  });
});

it('renameImports changes the modules and nothing else', () => {
  const code = `import { a } from '@mtools/a';
import 'a';
const text = '@mtools/a';
const late = import('@mtools/a');
`;
  expect(
    renameImports(code, (from) => (from === '@mtools/a' ? './m/a' : undefined)),
  ).toBe(`import { a } from './m/a';
import 'a';
const text = '@mtools/a';
const late = import('./m/a');
`);
});

it('keepReExports keeps the exports by their outer names, and all other code', () => {
  const code = `import { createApp } from './createApp';
export { A, type AProps } from './a';
export { inner as B } from './b';
export type { C, D } from './c';
export default createApp;
`;
  expect(
    keepReExports(code, new Set(['AProps', 'B', 'D'])),
  ).toBe(`import { createApp } from './createApp';
export { type AProps } from './a';
export { inner as B } from './b';
export type { D } from './c';
export default createApp;
`);
  expect(keepReExports(code, new Set())).not.toContain('export {');
});

it.each([
  ['react', 'react'],
  ['react-dom/client', 'react-dom'],
  ['@ant-design/icons', '@ant-design/icons'],
  ['@ant-design/icons/lib/x', '@ant-design/icons'],
])('%s is of the package %s', (from, name) => {
  expect(packageOf(from)).toBe(name);
});
