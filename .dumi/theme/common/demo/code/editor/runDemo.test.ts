import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Scope } from './modules';
import { FileError, placeOf, runDemo } from './runDemo';

const scope: Scope = [['antd', { Button: 'button' }]];

const run = (files: Record<string, string>) =>
  runDemo('x-demo-y', new Map(Object.entries(files)), scope);

async function html(files: Record<string, string>): Promise<string> {
  return renderToStaticMarkup(createElement(await run(files)));
}

it('runs TypeScript and JSX with what the demo imports', async () => {
  const code = `import { Button } from 'antd';
import React, { useState, type ReactNode } from 'react';
export default function Demo(): ReactNode {
  const [text] = useState<string>('Hello');
  return <Button title={typeof React.memo}>{text}</Button>;
}`;
  expect(await html({ 'index.tsx': code })).toBe('<button title="function">Hello</button>');
});

it('runs files that import each other, once each', async () => {
  expect(
    await html({
      'index.tsx': `import { count } from './data';
import { Row } from './Row';
import './row.css';
export default () => <Row>{count}</Row>;`,
      './data.ts': 'let runs = 0;\nexport const count: number = ++runs;',
      './Row.tsx': `import { count } from './data';
export const Row = ({ children }) => <i>{children}/{count}</i>;`,
      './row.css': 'i { color: red; }',
    }),
  ).toBe('<i>1/1</i>');
});

it('loads the whole module for what the demo does not import', async () => {
  const code = `import { sleep } from '@mtools/isomorphic-utils';
import * as utils from '@mtools/isomorphic-utils';
export default () => <b>{typeof sleep}, {String(sleep === utils.sleep)}</b>;`;
  expect(await html({ 'index.tsx': code })).toBe('<b>function, true</b>');
});

it('says which modules there are when one is not, and which name a module has not', async () => {
  const importing = (line: string) =>
    run({ 'index.tsx': `${line}\nexport default () => <Foo />;` });
  await expect(importing("import Foo from 'lodash';")).rejects.toMatchObject({
    from: 'lodash',
    exportName: undefined,
    available: expect.arrayContaining(['antd', 'react', '@mtools/antd-ext']),
  });
  await expect(importing("import { Foo } from './Foo';")).rejects.toMatchObject({ from: './Foo' });
  await expect(importing("import { Foo } from '@mtools/isomorphic-utils';")).rejects.toMatchObject({
    from: '@mtools/isomorphic-utils',
    exportName: 'Foo',
  });
});

it('knows the line of what cannot be compiled', async () => {
  const error = await run({
    'index.tsx': 'export default () => {\n  const a = 1;\n  const x = ;\n  return null;\n};',
  }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(FileError);
  expect((error as FileError).problem).toMatchObject({ file: 'index.tsx', line: 3 });
});

it('knows the line of what throws while it runs, and of nothing else', async () => {
  const files = { 'index.tsx': "const a: number = 1;\n\nthrow new Error('no');\n" };
  const error = await run(files).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ message: 'no' });
  expect(placeOf(error, 'x-demo-y', Object.keys(files))).toEqual({ file: 'index.tsx', line: 3 });
  expect(placeOf(new Error('no'), 'x-demo-y', Object.keys(files))).toBeUndefined();
  expect(placeOf('no', 'x-demo-y', Object.keys(files))).toBeUndefined();
});

it('wants a component', async () => {
  await expect(run({ 'index.tsx': 'export default 1;' })).rejects.toThrow('No component');
  await expect(run({ 'index.tsx': 'export const a = 1;' })).rejects.toThrow('No component');
});
