import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPackage } from './read-package';

let base: string;

beforeAll(async () => {
  base = await realpath(await mkdtemp(path.join(tmpdir(), 'read-package-')));
  await mkdir(path.join(base, 'app/src'), { recursive: true });
  await writeFile(path.join(base, 'app/package.json'), '{ "name": "app", "custom": [1] }');
  for (const [name, text] of [
    ['broken', '{\n  "name": }'],
    ['list', '[]'],
    ['null', 'null'],
  ] as const) {
    await mkdir(path.join(base, name));
    await writeFile(path.join(base, name, 'package.json'), text);
  }
});
afterAll(async () => {
  await rm(base, { recursive: true });
});

describe('readPackage', () => {
  it.each(['app', 'app/src'])('finds the nearest one from %s', async (cwd) => {
    await expect(readPackage(path.join(base, cwd))).resolves.toEqual({
      path: path.join(base, 'app/package.json'),
      packageJson: { name: 'app', custom: [1] },
    });
  });

  it('begins in the working directory', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(path.join(base, 'app/src'));
    const { packageJson } = await readPackage();
    vi.restoreAllMocks();
    expect(packageJson.name).toBe('app');
  });

  it('says where it has looked when there is none', async () => {
    await expect(readPackage(base)).rejects.toMatchObject({
      code: 'ENOENT',
      message: `There is no package.json in ${base} or in a folder above it.`,
    });
  });

  it('names the line of what is not JSON', async () => {
    const file = path.join(base, 'broken/package.json');
    await expect(readPackage(path.join(base, 'broken'))).rejects.toThrow(`${file}:2:`);
  });

  it.each(['list', 'null'])('refuses what is not an object (%s)', async (name) => {
    await expect(readPackage(path.join(base, name))).rejects.toThrow(TypeError);
  });
});
