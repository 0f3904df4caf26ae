import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeSandboxFields } from '../.dumi/theme/common/sandbox/codeSandbox';
import { createProject, ENTRY } from '../.dumi/theme/common/sandbox/createProject';
import { importsOf, packageOf } from '../.dumi/theme/common/sandbox/imports';
import { stackBlitzFields } from '../.dumi/theme/common/sandbox/stackBlitz';
import { toSandboxDemo } from '../.dumi/theme/common/sandbox/toSandboxDemo';
import type { Files } from '../.dumi/theme/common/sandbox/types';
import { readSandboxData } from '../.dumi/theme/plugin/sandbox-data/readSandboxData';
import { installFromLockfile } from './support/payload-install';
import { filesInCodeSandbox, filesInStackBlitz, readDemoAssets } from './support/payloads';

const run = promisify(execFile);

const root = path.resolve(__dirname, '..');
const data = readSandboxData(root);

// One folder a process: another checkout may share node_modules.
const cache = path.join(realpathSync(path.join(root, 'node_modules')), '.cache');
const folder = path.join(cache, `sandboxes-${process.pid}`);

const assets = readDemoAssets(root);
const payloads = Object.entries(assets).flatMap(([name, asset]) => {
  const project = createProject(toSandboxDemo(asset), data, 'zh-CN');
  return [
    [`stackblitz-${name}`, filesInStackBlitz(stackBlitzFields(project, data, 'zh-CN'))],
    [`codesandbox-${name}`, filesInCodeSandbox(codeSandboxFields(project, 'zh-CN'))],
  ] satisfies [string, Files][];
});

const manifestOf = (files: Files) => JSON.parse(files['package.json'] ?? '');

/** What both services get alike is tried with those of one. */
const tried = payloads.filter(([name]) => name.startsWith('stackblitz'));

/** All payloads ask for the same versions, so one install serves them. */
function sharedManifest() {
  const manifests = payloads.map(([, files]) => manifestOf(files));
  return {
    private: true,
    dependencies: Object.assign({}, ...manifests.map(({ dependencies }) => dependencies)),
    devDependencies: Object.assign({}, ...manifests.map(({ devDependencies }) => devDependencies)),
  };
}

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(sharedManifest()));
  await installFromLockfile(root, folder);
  for (const [name, files] of tried) {
    for (const [file, text] of Object.entries(files)) {
      const target = path.join(folder, name, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    symlinkSync(path.join(folder, 'node_modules'), path.join(folder, name, 'node_modules'));
  }
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

it('there is a payload of each demo for each service', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(12);
});

describe.each(payloads)('%s', (_, files) => {
  const { dependencies, devDependencies } = manifestOf(files);

  it('pins exact versions and asks for nothing that is not published', () => {
    const all = { ...dependencies, ...devDependencies };
    for (const version of Object.values(all)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(Object.keys(all).filter((name) => name.startsWith('@mtools/'))).toEqual([]);
  });

  it('asks for everything that its sources import', () => {
    const imported = Object.entries(files)
      .filter(([file]) => file.startsWith('src/'))
      .flatMap(([, code]) => importsOf(code))
      .filter(({ from }) => !from.startsWith('.'))
      .map(({ from }) => packageOf(from));
    expect(imported).toContain('react-dom');
    for (const name of imported) expect(dependencies).toHaveProperty([name]);
  });
});

it('esbuild bundles every project from its own packages', async () => {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: tried.map(([name]) => `${name}/${ENTRY}`),
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'bundled',
    metafile: true,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  const entries = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint);
  expect(entries).toHaveLength(tried.length);
  // What is found further up would be missing in a sandbox.
  expect(Object.keys(metafile.inputs).filter((file) => file.startsWith('..'))).toEqual([]);
});

const sourcesOf = (service: string) =>
  payloads
    .filter(([name]) => name.startsWith(service))
    .map(([, files]) => Object.entries(files).filter(([file]) => file.startsWith('src/')));

it('both services get the same sources', () => {
  expect(sourcesOf('codesandbox')).toEqual(sourcesOf('stackblitz'));
});

/** Of each folder the demo with the most files: what its others bring, esbuild has bundled. */
function oneOfEachFolder(): string[] {
  const largest = new Map<string, { name: string; count: number }>();
  for (const [name, files] of tried) {
    const demo = name.replace('stackblitz-', '');
    const group = path.dirname(assets[demo]?.title ?? '');
    const count = Object.keys(files).length;
    if (count > (largest.get(group)?.count ?? 0)) largest.set(group, { name, count });
  }
  return [...largest.values()].map(({ name }) => name);
}

it('TypeScript has no complaint about a project of each folder', async () => {
  const checked = oneOfEachFolder();
  const settings = path.join(folder, 'tsconfig.json');
  writeFileSync(
    settings,
    JSON.stringify({
      extends: `./${checked[0]}/tsconfig.json`,
      include: [],
      files: checked.map((name) => `${name}/${ENTRY}`),
    }),
  );
  const compiler = path.join(root, 'node_modules/@typescript/native/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, '--noEmit', '-p', settings]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
}, 120_000);

it('Vite builds the project that StackBlitz gets, with its page and settings', async () => {
  const [[first = ''] = []] = tried;
  const cwd = path.join(folder, first);
  await run(path.join(cwd, 'node_modules/.bin/vite'), ['build'], { cwd });
  expect(existsSync(path.join(cwd, 'dist/index.html'))).toBe(true);
}, 60_000);
