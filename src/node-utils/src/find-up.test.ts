import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findUp } from './find-up';

let base: string;
let deep: string;

beforeAll(async () => {
  base = await realpath(await mkdtemp(path.join(tmpdir(), 'find-up-')));
  deep = path.join(base, 'app/src/pages');
  await mkdir(deep, { recursive: true });
  await mkdir(path.join(base, 'app/src/mtools.json'));
  await mkdir(path.join(base, 'config.d'));
  await writeFile(path.join(base, 'mtools.json'), '');
  await writeFile(path.join(base, 'mtools.ts'), '');
  await writeFile(path.join(base, 'app/mtools.js'), '');
  await symlink(path.join(base, 'mtools.json'), path.join(base, 'app/linked.json'));
});
afterAll(async () => {
  await rm(base, { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('findUp', () => {
  it('finds a file in a folder above, past a folder of that name', async () => {
    await expect(findUp('mtools.json', { cwd: deep })).resolves.toBe(
      path.join(base, 'mtools.json'),
    );
  });

  it('finds a file in the folder it begins in', async () => {
    await expect(findUp('mtools.json', { cwd: base })).resolves.toBe(
      path.join(base, 'mtools.json'),
    );
  });

  it('finds a folder when asked', async () => {
    await expect(findUp('mtools.json', { cwd: deep, type: 'directory' })).resolves.toBe(
      path.join(base, 'app/src/mtools.json'),
    );
    await expect(findUp('config.d', { cwd: deep, type: 'directory' })).resolves.toBe(
      path.join(base, 'config.d'),
    );
  });

  it('prefers the nearer folder, then the name named first', async () => {
    const names = ['mtools.ts', 'mtools.json', 'mtools.js'];
    await expect(findUp(names, { cwd: deep })).resolves.toBe(path.join(base, 'app/mtools.js'));
    await expect(findUp(names, { cwd: base })).resolves.toBe(path.join(base, 'mtools.ts'));
  });

  it('returns the link, not what it leads to', async () => {
    await expect(findUp('linked.json', { cwd: deep })).resolves.toBe(
      path.join(base, 'app/linked.json'),
    );
  });

  it('gives undefined when there is none up to the root', async () => {
    await expect(findUp('no-such-file-anywhere', { cwd: deep })).resolves.toBeUndefined();
    await expect(findUp([], { cwd: deep })).resolves.toBeUndefined();
  });

  it('begins in the working directory', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(deep);
    await expect(findUp('mtools.js')).resolves.toBe(path.join(base, 'app/mtools.js'));
  });

  it('begins above a folder which does not exist', async () => {
    await expect(findUp('mtools.js', { cwd: path.join(deep, 'gone') })).resolves.toBe(
      path.join(base, 'app/mtools.js'),
    );
  });
});
