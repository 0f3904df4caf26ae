import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { globSync } from 'tinyglobby';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/mtools/packed');

/** What `package.json` says, as far as it is read or written here. */
export interface Manifest {
  name?: string;
  version?: string;
  private?: boolean;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  pnpm?: { overrides?: Record<string, string> };
}

export interface Tarball {
  /** Absolute path of the tarball. */
  file: string;
  version: string;
}

/** The tarballs of all packages, by name such as `@mtools/node-service`. */
export type Tarballs = ReadonlyMap<string, Tarball>;

const readManifest = (folder: string): Manifest =>
  // Only used for files of the workspace and of a test, which have this shape.
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

let packed: Promise<Tarballs> | undefined;

/**
 * Packs every package of the workspace as `pnpm publish` would, unless that was done for the same files before.
 *
 * @throws Error if a package is not built
 */
export function packWorkspace(): Promise<Tarballs> {
  packed ??= pack();
  return packed;
}

/**
 * Installs a project, each `@mtools/*` in it or below it from its tarball. npm refuses to override what a
 * project names itself, so pnpm does it.
 *
 * @param folder with a package.json, to which the overrides are added; any range for `@mtools/*` will do
 * @throws Error with the words of pnpm if the installation fails
 */
export async function installPacked(folder: string): Promise<void> {
  const tarballs = await packWorkspace();
  const manifest = readManifest(folder);
  const own = [...tarballs].map(([name, { file }]) => [name, `file:${file}`]);
  const overrides = { ...manifest.pnpm?.overrides, ...Object.fromEntries(own) };
  const changed: Manifest = { ...manifest, pnpm: { ...manifest.pnpm, overrides } };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(changed, null, 2)}\n`);
  // It may be below a workspace, and in CI pnpm would ask for a lockfile.
  const options = ['--prefer-offline', '--ignore-workspace', '--no-frozen-lockfile'];
  await runPnpm(['install', ...options, '--ignore-scripts'], folder);
}

/** Packs into a folder named by the content, so that test files in several processes can share it. */
async function pack(): Promise<Tarballs> {
  const folders = globSync('src/*/package.json', { cwd: root }).sort().map(path.dirname);
  for (const folder of folders) {
    if (!existsSync(path.join(root, folder, 'lib'))) {
      throw new Error(`${folder} is not built. Run \`npx -y pnpm@10 build:packages\` first.`);
    }
  }
  const key = hashOf(folders);
  const target = path.join(cache, key);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    await runPnpm(['-r', '--filter', './src/*', 'pack', '--pack-destination', draft], root);
    for (const name of readdirSync(cache).filter((name) => !name.startsWith(key))) {
      rmSync(path.join(cache, name), { recursive: true, force: true });
    }
    // Another process may have been faster.
    if (existsSync(target)) rmSync(draft, { recursive: true });
    else renameSync(draft, target);
  }
  return new Map(
    folders.map((folder) => {
      const { name = '', version = '' } = readManifest(path.join(root, folder));
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
      return [name, { file: path.join(target, file), version }];
    }),
  );
}

/** Hash of the names and contents of what the tarballs hold. */
function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  const parts = ['package.json', 'README.md', 'bin/**', 'es/**', 'lib/**', 'templates/**'];
  const patterns = folders.flatMap((folder) => parts.map((part) => `${folder}/${part}`));
  for (const file of globSync(patterns, { cwd: root, dot: true }).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function runPnpm(args: string[], cwd: string): Promise<void> {
  try {
    await run('npx', ['--prefer-offline', '-y', 'pnpm@10', ...args], { cwd });
  } catch (error) {
    // What execFile rejects with; pnpm writes its errors to standard output.
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`pnpm ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
  }
}
