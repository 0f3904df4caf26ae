import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, it } from 'vitest';
import { emitDeclarations } from './support/declarations';
import { packWorkspace } from './support/packed';

const root = path.resolve(__dirname, '..');
const manifests = globSync('src/*/package.json', { cwd: root }).sort();

it('there are the seven packages', () => {
  expect(manifests.map((file) => file.split('/')[1])).toEqual([
    'antd-ext',
    'browser-utils',
    'isomorphic-utils',
    'jaraxxus',
    'malganis',
    'node-service',
    'node-utils',
  ]);
});

it('antd-ext takes no antd or React older than its pages say', () => {
  const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { antd, react } = JSON.parse(text('src/antd-ext/package.json')).peerDependencies;
  // Before 6.6 Space.Compact has no ref, by which RangeNumberExt finds its inputs.
  expect([antd, react]).toEqual(['>=6.6.0', '>=18.0.0']);
  const pages = ['docs/AntdExt/index.md', 'docs/AntdExt/index.en-US.md'];
  for (const file of [...pages, 'src/antd-ext/README.md']) {
    expect(text(file), file).toMatch(/antd`?(?: >=)? 6\.6\b/);
    expect(text(file), file).toMatch(/react-dom`(?: >=)? 18|React 18/);
  }
});

/** Bundles for an app, with what packages it has already left out, and tells of which files. */
async function filesOf(options: BuildOptions) {
  const { metafile } = await build({
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
    external: ['antd', 'react', 'react-dom', '@ant-design/*', '@rc-component/*', 'dayjs'],
    // The workspace's own paths lead to the sources.
    tsconfigRaw: {},
    ...options,
    metafile: true,
  });
  return metafile;
}

it('server components load antd-ext without what only works in a client', async () => {
  const clientModules: Plugin = {
    name: 'client-modules',
    setup: ({ onLoad }) =>
      onLoad({ filter: /antd-ext.*\.js$/ }, ({ path }) =>
        readFileSync(path, 'utf8').startsWith('"use client"') ? { contents: '' } : undefined,
      ),
  };
  for (const output of ['es', 'lib']) {
    const { inputs, outputs } = await filesOf({
      entryPoints: [path.join(root, 'src/antd-ext', output, 'index.js')],
      plugins: [clientModules],
    });
    expect(Object.keys(inputs).length).toBeGreaterThan(17);
    expect(Object.values(outputs).flatMap(({ imports }) => imports)).toEqual([]);
  }
});

it('another library can re-export all of antd-ext with declarations of its own', () => {
  const { problems, declarations } = emitDeclarations(
    'antd-ext',
    `import { lazy, memo } from 'react';
    import * as library from '@mtools/antd-ext';
    // What is spread has its types written out, each by a name that can be imported.
    export const all = { ...library };
    export const { RangePicker, MonthPicker, Outline } = library.DatePickerExt;
    export const { Column, ColumnGroup, SkeletonItem } = library.TableExt;
    export const MemoTable = memo(library.TableExt);
    export const LazyTable = lazy(async () => ({ default: library.TableExt }));`,
  );
  expect(problems).toEqual([]);
  for (const name of ['ConfigProviderExt', 'TreeExt', 'LazyTable']) {
    expect(declarations).toContain(name);
  }
  expect(declarations).not.toContain('@mtools/antd-ext/');
});

describe.each(manifests)('%s', (file) => {
  const folder = path.join(root, path.dirname(file));
  const manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8'));

  let tarball: Buffer;

  beforeAll(async () => {
    const { file = '' } = (await packWorkspace()).get(manifest.name) ?? {};
    tarball = readFileSync(file);
  }, 120_000);

  it('is published under our scope, with licence, engine and files', () => {
    expect(manifest).toMatchObject({
      name: `@mtools/${path.basename(folder)}`,
      license: 'MIT',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      engines: { node: expect.stringMatching(/^>=/) },
      files: expect.arrayContaining(['lib']),
    });
  });

  it('has nothing that publint objects to', async () => {
    const { buffer, byteOffset, byteLength } = tarball;
    const pack = { tarball: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer };
    // Its suggestion to say `"type": "commonjs"` would make webpack refuse the ES modules in es/.
    const { messages, pkg } = await publint({ pack, level: 'warning' });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it.runIf(manifest.module)(
    'is the same files in a bundle for a server and one for a browser',
    async () => {
      // Where an app has both, as Next.js does, two copies would not see each other's provider.
      const filesFor = async (platform: 'node' | 'browser') => {
        const contents = `export * from '${manifest.name}'`;
        const { inputs } = await filesOf({ platform, stdin: { contents, resolveDir: folder } });
        return Object.keys(inputs);
      };
      expect(await filesFor('node')).toEqual(await filesFor('browser'));
    },
  );

  it.runIf(manifest.module)('is CommonJS where a bundler has no part', async () => {
    // Such as Node, and Jest with jsdom, which calls itself a browser and compiles nothing in node_modules.
    const { inputs } = await filesOf({
      platform: 'node',
      conditions: ['browser'],
      stdin: { contents: `require('${manifest.name}')`, resolveDir: folder },
    });
    const files = Object.keys(inputs).map((input) => path.relative(folder, input));
    expect(files).toContain(path.join('lib', 'index.js'));
    expect(files).not.toContain(path.join('es', 'index.js'));
  });

  it('has types that resolve in Node and in bundlers', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(tarball));
    if (!analysis.types) throw new Error('There are no types in the package');
    // Resolution as Node.js 10 did it knows no `exports`.
    const problems = analysis.problems.filter(
      (problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).toEqual([]);
  });
});
