import { isUtf8 } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import type { TemplateData } from '../../common/sandbox/templateProject';
import type { Files } from '../../common/sandbox/types';
import { TEMPLATES } from '../template-previews/templates';

/** They run in Node.js, which has to be given JavaScript. */
export const NODE_PACKAGES = ['jaraxxus', 'node-service', 'node-utils'];

/** They are compiled by Vite like the code of the project; their sources are in plugin/sandbox-data. */
const BROWSER_PACKAGES = ['antd-ext', 'browser-utils', 'isomorphic-utils', 'malganis'];

type Versions = Record<string, string>;
type Exports = Record<string, string | Record<string, string>>;

interface Manifest {
  name: string;
  version: string;
  type?: string;
  engines?: Versions;
  bin?: Record<string, string>;
  exports: Exports;
  dependencies?: Versions;
  devDependencies?: Versions;
  peerDependencies?: Versions;
  peerDependenciesMeta?: Record<string, unknown>;
}

/**
 * Reads the templates as `jaraxxus create` writes them, and makes folders of our packages that can be installed as they
 * are: their types are their sources.
 *
 * @param cwd root of the repository
 */
export async function readTemplates(cwd: string): Promise<TemplateData> {
  const packages: Record<string, Files> = {};
  for (const name of BROWSER_PACKAGES) {
    packages[`@mtools/${name}`] = { 'package.json': browserManifest(cwd, name) };
  }
  for (const name of NODE_PACKAGES) packages[`@mtools/${name}`] = await nodePackage(cwd, name);
  return { templates: copyTemplates(cwd), packages };
}

/** As the build of jaraxxus copies them into its package. */
function copyTemplates(cwd: string): Record<string, Files> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mtools-templates-'));
  try {
    const script = path.join(cwd, 'src/jaraxxus/scripts/copy-templates.ts');
    const tsx = pathToFileURL(require.resolve('tsx')).href;
    execFileSync(process.execPath, ['--import', tsx, script, folder]);
    return Object.fromEntries(
      TEMPLATES.map((id) => {
        const files = readTexts(path.join(folder, id.replace('mt-template-', '')));
        const created = Object.entries(files).map(([file, text]) => [
          file.replace(/(^|\/)_(gitignore|npmrc)$/, '$1.$2'),
          text.replaceAll('{{name}}', id),
        ]);
        return [id, Object.fromEntries(created)];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** StackBlitz's form takes text alone: h5 goes without the picture of shared links, which no page of it shows. */
function readTexts(folder: string, patterns: string | string[] = '**'): Files {
  const files = globSync(patterns, {
    cwd: folder,
    dot: true,
    ignore: ['src/**/__tests__/**', 'src/**/*.test.*'].filter(() => patterns !== '**'),
  });
  return Object.fromEntries(
    files.sort().flatMap((file) => {
      const content = readFileSync(path.join(folder, file));
      return isUtf8(content) && !content.includes(0) ? [[file, content.toString('utf8')]] : [];
    }),
  );
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

function browserManifest(cwd: string, name: string): string {
  const folder = path.join(cwd, 'src', name);
  const manifest = readManifest(folder);
  return toManifest(manifest, (entry) => sourceOf(folder, entry));
}

async function nodePackage(cwd: string, name: string): Promise<Files> {
  const folder = path.join(cwd, 'src', name);
  const manifest = readManifest(folder);
  const entries = entriesOf(manifest);
  const cli = existsSync(path.join(folder, 'src/cli.ts')) ? ['src/cli.ts'] : [];
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [...entries.map((entry) => sourceOf(folder, entry)), ...cli],
    outbase: 'src',
    outdir: 'lib',
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node18',
    packages: 'external',
  });
  const compiled = outputFiles.map(({ path: file, text }) => [
    path.relative(folder, file).split(path.sep).join('/'),
    text,
  ]);
  return {
    'package.json': toManifest(manifest, (entry) => ({
      types: sourceOf(folder, entry),
      default: entry,
    })),
    ...readTexts(folder, ['bin/**', 'src/**/*.ts']),
    ...Object.fromEntries(compiled),
  };
}

/** The modules of a package that others may import: `./lib/index.js`. */
const entriesOf = ({ exports }: Manifest) =>
  Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [entry.default ?? ''],
  );

/** `./lib/antd/index.js` → `./src/antd/index.ts` */
function sourceOf(folder: string, entry: string): string {
  const source = entry.replace('./lib/', './src/').replace(/\.js$/, '');
  return existsSync(path.join(folder, `${source}.tsx`)) ? `${source}.tsx` : `${source}.ts`;
}

/** What stands in `package.json`: the sources need the types of what they import, which a published package does not. */
function toManifest(manifest: Manifest, toEntry: (entry: string) => unknown): string {
  const { name, version, type, engines, bin, peerDependenciesMeta, exports } = manifest;
  const types = Object.entries(manifest.devDependencies ?? {}).filter(([dependency]) =>
    /^@types\/|^domhandler$/.test(dependency),
  );
  const peers = Object.entries(manifest.peerDependencies ?? {}).map(([peer, range]) => [
    peer,
    range.startsWith('workspace:') ? '*' : range,
  ]);
  return `${JSON.stringify(
    {
      name,
      version,
      private: true,
      type,
      engines,
      sideEffects: false,
      bin,
      exports: Object.fromEntries(
        Object.entries(exports).map(([key, entry]) => [
          key,
          typeof entry === 'string' ? entry : toEntry(entry.default ?? ''),
        ]),
      ),
      dependencies: {
        ...Object.fromEntries(
          Object.entries(manifest.dependencies ?? {}).map(([dependency, range]) => [
            dependency,
            range.startsWith('workspace:')
              ? `file:../${dependency.replace('@mtools/', '')}`
              : range,
          ]),
        ),
        ...Object.fromEntries(types),
      },
      peerDependencies: Object.fromEntries(peers),
      peerDependenciesMeta,
    },
    null,
    2,
  )}\n`;
}
