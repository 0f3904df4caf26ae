import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const CACHE = 'node_modules/.cache/mtools/api-data.json';
let cwd = '';

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
  writeFileSync(path.join(cwd, file), text);
};

/** Reads as a new build does, which has nothing in its memory. */
async function read() {
  vi.resetModules();
  const { readLibrary } = await import('./readLibrary');
  return readLibrary(cwd);
}

const types = (type: string) =>
  `export interface XExtOwnProps {\n  /** A. @zh 甲。 */\n  a?: ${type};\n}\n`;

beforeEach(() => {
  cwd = mkdtempSync(path.join(tmpdir(), 'api-data-'));
  write('src/antd-ext/src/index.ts', "export type { XExtOwnProps } from './x-ext/types';");
  write('src/antd-ext/src/x-ext/types.ts', types('boolean'));
  write(
    'docs/AntdExt/playground/XExt.tsx',
    `import type { XExtOwnProps } from '@mtools/antd-ext';
export interface XExtPlaygroundProps {}
export default function X(props: XExtOwnProps) {
  return <XExt {...props} />;
}`,
  );
});

afterEach(() => rmSync(cwd, { recursive: true }));

it('has the components and the playgrounds of the repository', async () => {
  const { components, playgrounds } = await read();
  expect(components.map(({ id }) => id)).toEqual(['XExt']);
  expect(playgrounds).toMatchObject([
    {
      id: 'XExt',
      file: 'docs/AntdExt/playground/XExt.tsx',
      controls: [{ name: 'a', kinds: ['boolean'], options: [] }],
    },
  ]);
});

it('is taken from the disk while the sources are the same, and read again when they are not', async () => {
  await read();
  const cached = JSON.parse(readFileSync(path.join(cwd, CACHE), 'utf8'));
  write(CACHE, JSON.stringify({ ...cached, value: { components: [], playgrounds: [] } }));
  expect((await read()).components).toEqual([]);

  write('src/antd-ext/src/x-ext/types.ts', types('number'));
  expect((await read()).components[0]?.tables[0]?.rows[0]?.type).toBe('number');
});

it('is read again when the cache is broken', async () => {
  write(CACHE, '{');
  expect((await read()).components).toHaveLength(1);
});

it('says which file lacks its interface', async () => {
  write('docs/AntdExt/playground/YExt.tsx', 'export default () => null;');
  await expect(read()).rejects.toThrow(
    'docs/AntdExt/playground/YExt.tsx:1: export an interface YExtPlaygroundProps',
  );
});
