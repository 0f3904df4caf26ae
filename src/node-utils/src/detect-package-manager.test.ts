import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { detectPackageManager } from './detect-package-manager';

let base: string;

beforeEach(async () => {
  // The tests themselves are run by a package manager.
  vi.stubEnv('npm_config_user_agent', undefined);
  base = await mkdtemp(path.join(tmpdir(), 'detect-package-manager-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(base, { recursive: true });
});

async function write(file: string, text = ''): Promise<void> {
  await mkdir(path.dirname(path.join(base, file)), { recursive: true });
  await writeFile(path.join(base, file), text);
}

describe('detectPackageManager', () => {
  it.each([
    ['pnpm/10.34.9 npm/? node/v20.20.2 linux x64', 'pnpm'],
    ['npm/10.8.2 node/v20.20.2 linux x64 workspaces/false', 'npm'],
    ['yarn/1.22.22 npm/? node/v20.20.2 linux x64', 'yarn'],
    ['bun/1.3.0 npm/? node/v24.3.0 linux x64', 'bun'],
  ])('takes the one that runs the process (%s)', async (agent, manager) => {
    vi.stubEnv('npm_config_user_agent', agent);
    await write('deno.lock');
    await write('package.json', '{ "packageManager": "yarn@4.1.0" }');
    await expect(detectPackageManager(base)).resolves.toBe(manager);
  });

  it('passes over one that it does not know', async () => {
    vi.stubEnv('npm_config_user_agent', 'deno/2.0.0 npm/? deno/2.0.0 linux x86_64');
    await write('package.json', '{ "packageManager": "cnpm@9.0.0" }');
    await write('yarn.lock');
    await expect(detectPackageManager(base)).resolves.toBe('yarn');
  });

  it.each([
    ['pnpm-lock.yaml', 'pnpm'],
    ['yarn.lock', 'yarn'],
    ['bun.lock', 'bun'],
    ['bun.lockb', 'bun'],
    ['package-lock.json', 'npm'],
    ['npm-shrinkwrap.json', 'npm'],
  ])('knows %s', async (lockfile, manager) => {
    await write(lockfile);
    await write('packages/app/package.json', '{}');
    await expect(detectPackageManager(path.join(base, 'packages/app'))).resolves.toBe(manager);
  });

  it('prefers the field to a lockfile of the same folder', async () => {
    await write('package.json', '{ "packageManager": "pnpm@10.34.9+sha512.0a1b" }');
    await write('package-lock.json', '{}');
    await expect(detectPackageManager(base)).resolves.toBe('pnpm');
  });

  it('prefers the nearer folder', async () => {
    await write('package.json', '{ "packageManager": "yarn@4.1.0" }');
    await write('project/pnpm-lock.yaml');
    await expect(detectPackageManager(path.join(base, 'project/src'))).resolves.toBe('pnpm');
  });

  it.each(['{', 'null', '{ "packageManager": 1 }'])(
    'passes over a package.json with %s',
    async (text) => {
      await write('package.json', text);
      await write('yarn.lock');
      await expect(detectPackageManager(base)).resolves.toBe('yarn');
    },
  );

  it('takes npm when nothing says otherwise', async () => {
    await mkdir(path.join(base, 'yarn.lock'));
    await expect(detectPackageManager(base)).resolves.toBe('npm');
  });

  it('begins in the working directory', async () => {
    await write('yarn.lock');
    vi.spyOn(process, 'cwd').mockReturnValue(base);
    const manager = await detectPackageManager();
    vi.restoreAllMocks();
    expect(manager).toBe('yarn');
  });
});
