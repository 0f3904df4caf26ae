import { isBuiltin } from 'node:module';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { root } from './support/preview-server';

const IGNORED = ['**/*.test.*', '**/__tests__/**', '**/*.server.tsx', '**/node_modules/**'];

/** What a reader's browser runs, of the site and of the packages. */
const BROWSER = [
  '.dumi/{app.tsx,global.ts}',
  '.dumi/theme/{builtins,common,hooks,layouts,search,slots}/**/*.{ts,tsx}',
  'docs/**/{demo,playground}/**/*.{ts,tsx}',
  'src/{antd-ext,browser-utils,isomorphic-utils,malganis}/src/**/*.{ts,tsx}',
  'src/templates/*/src/**/*.{ts,tsx}',
];

/** What runs in Node, besides: the plugins of the site and the other packages. */
const NODE = [
  '.dumirc.ts',
  '.dumi/{config,theme/plugin}/**/*.ts',
  'src/{node-utils,node-service,jaraxxus}/src/**/*.{ts,tsx}',
];

const NODE_PACKAGE = /^@mtools\/(node-utils|node-service|jaraxxus)\b/;

/** Every import that is left when types are erased, of these files and of all that they lead to: `from → to`. */
async function importsOf(patterns: string[]): Promise<{ from: string; to: string }[]> {
  const entryPoints = globSync(patterns, { cwd: root, ignore: IGNORED, dot: true });
  expect(entryPoints.length).toBeGreaterThan(10);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'out',
    // Otherwise each file has all that it leads to written out again.
    splitting: true,
    format: 'esm',
    packages: 'external',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.css': 'empty', '.json': 'empty', '.svg': 'empty', '.png': 'empty' },
  });
  return Object.entries(metafile.inputs).flatMap(([from, { imports }]) =>
    imports.map(({ path: to }) => ({ from, to })),
  );
}

const browser = importsOf(BROWSER);

it('browser code reaches neither modules of Node nor the plugins', async () => {
  const wrong = (await browser).filter(
    ({ to }) => isBuiltin(to) || NODE_PACKAGE.test(to) || to.includes('theme/plugin/'),
  );
  expect(wrong).toEqual([]);
});

it('what production runs does not lie among the tests', async () => {
  const imports = [...(await browser), ...(await importsOf(NODE))];
  expect(imports.filter(({ to }) => /(^|\/)(__tests__|tests)\/|\.test\./.test(to))).toEqual([]);
});
