import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';

const run = promisify(execFile);

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

type Kind = keyof Manifest;
type Section = Record<string, { specifier: string; version: string }>;

interface Lockfile {
  overrides?: unknown;
  patchedDependencies?: unknown;
  importers: Record<string, Partial<Record<Kind, Section>>>;
  snapshots: Record<string, unknown>;
}

/**
 * Installs a project from the store that the workspace's own install has filled: its lockfile is that
 * of the workspace, cut to what the project asks for, so nothing is fetched and nothing is resolved again.
 *
 * @param root root of the repository
 * @param folder folder with the project's package.json
 * @throws Error if the project asks for a version that is not in the workspace's lockfile
 */
export async function installFromLockfile(root: string, folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  // The shape is pnpm's, of the version that packageManager names.
  const lockfile = parse(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;
  const sections = (['dependencies', 'devDependencies'] as const).map((kind) => {
    const entries = Object.entries(manifest[kind]).map(([name, specifier]) => [
      name,
      { specifier, version: lockedVersion(lockfile, name, specifier) },
    ]);
    return [kind, Object.fromEntries(entries)];
  });
  const { overrides: _overrides, patchedDependencies: _patches, ...rest } = lockfile;
  const own = { ...rest, importers: { '.': Object.fromEntries(sections) } };
  writeFileSync(path.join(folder, 'pnpm-lock.yaml'), stringify(own));
  const options = ['--offline', '--frozen-lockfile', '--ignore-workspace', '--ignore-scripts'];
  await run('npx', ['--prefer-offline', '-y', 'pnpm@10', 'install', ...options], { cwd: folder });
}

/** The locked version with its peers: the one that a workspace package uses, else the only one. */
function lockedVersion({ importers, snapshots }: Lockfile, name: string, wanted: string): string {
  const used = Object.values(importers)
    .flatMap(({ dependencies, devDependencies }) => [dependencies?.[name], devDependencies?.[name]])
    .map((entry) => entry?.version)
    .find((version) => version?.split('(')[0] === wanted);
  const key = Object.keys(snapshots).find((key) => key.split('(')[0] === `${name}@${wanted}`);
  const version = used ?? key?.slice(name.length + 1);
  if (!version) throw new Error(`${name}@${wanted} is not in the lockfile.`);
  return version;
}
