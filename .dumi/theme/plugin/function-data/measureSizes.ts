import { builtinModules } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import type { FunctionSize } from './types';

/** Marks the modules that import a single function. */
const SINGLE = 'single:';

/**
 * Measures what each export of a package adds to a bundle that imports nothing else: minified and
 * compressed with gzip, without the packages that it depends on.
 *
 * @param index absolute path of the package's index
 * @param withPackages whether it is measured with these packages as well
 */
export async function measureSizes(
  index: string,
  names: readonly string[],
  withPackages: boolean,
): Promise<Record<string, FunctionSize>> {
  const own = await bundle(index, names, 'external');
  const dependent = [...own]
    .filter(([, { needs }]) => withPackages && needs.length > 0)
    .map(([name]) => name);
  const whole = await bundle(index, dependent, 'bundle');
  return Object.fromEntries(
    [...own].map(([name, size]) => [name, { ...size, total: whole.get(name)?.bytes }]),
  );
}

async function bundle(index: string, names: readonly string[], packages: 'external' | 'bundle') {
  const { outputFiles, metafile } = await build({
    entryPoints: names.map((name) => SINGLE + name),
    outdir: '/sizes',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'es2022',
    packages,
    logLevel: 'silent',
    plugins: [singleExport(index)],
  });
  const sizes = new Map<string, FunctionSize>();
  for (const [file, { entryPoint = '', imports }] of Object.entries(metafile.outputs)) {
    const name = entryPoint.slice(entryPoint.indexOf(':') + 1);
    const output = outputFiles.find((each) => path.basename(each.path) === path.basename(file));
    const needs = imports.filter(({ external }) => external).map((each) => packageOf(each.path));
    sizes.set(name, {
      bytes: gzipSync(output?.contents ?? '', { level: 9 }).length,
      needs: [...new Set(needs)].filter((need) => !isBuiltin(need)),
    });
  }
  return sizes;
}

/** A module for each export, which imports nothing but that. */
const singleExport = (index: string): Plugin => ({
  name: 'single-export',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^single:/ }, ({ path: entry }) => ({
      path: entry.slice(SINGLE.length),
      namespace: 'single',
    }));
    onLoad({ filter: /.*/, namespace: 'single' }, ({ path: name }) => ({
      contents: `export { ${name} } from ${JSON.stringify(index)};`,
      resolveDir: path.dirname(index),
    }));
  },
});

const isBuiltin = (name: string) => name.startsWith('node:') || builtinModules.includes(name);

/** `dayjs/plugin/utc` is part of `dayjs`. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
