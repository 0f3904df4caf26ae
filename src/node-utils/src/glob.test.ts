import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { glob } from './glob';

let base: string;

beforeAll(async () => {
  base = await realpath(await mkdtemp(path.join(tmpdir(), 'glob-')));
  for (const file of ['b.ts', 'a.ts', 'B.ts', '.hidden.ts', 'sub/a.ts', 'sub/deep/z.ts', 'x.md']) {
    await mkdir(path.dirname(path.join(base, file)), { recursive: true });
    await writeFile(path.join(base, file), '');
  }
});
afterAll(async () => {
  await rm(base, { recursive: true });
});

describe('glob', () => {
  it('lists files in the same order everywhere', async () => {
    await expect(glob('**/*.ts', { cwd: base })).resolves.toEqual([
      'B.ts',
      'a.ts',
      'b.ts',
      'sub/a.ts',
      'sub/deep/z.ts',
    ]);
  });

  it('takes several patterns, some of which leave out', async () => {
    await expect(glob(['*', 'sub/*', '!a.*'], { cwd: base })).resolves.toEqual([
      'B.ts',
      'b.ts',
      'sub/a.ts',
      'x.md',
    ]);
  });

  it('takes the name of a folder for all that is in it', async () => {
    await expect(glob('sub', { cwd: base })).resolves.toEqual(['sub/a.ts', 'sub/deep/z.ts']);
    await expect(glob('**/*.ts', { cwd: base, ignore: 'sub' })).resolves.toEqual([
      'B.ts',
      'a.ts',
      'b.ts',
    ]);
  });

  it('lists names that begin with a dot when asked', async () => {
    await expect(glob('*.ts', { cwd: base, dot: true, ignore: ['B.*'] })).resolves.toEqual([
      '.hidden.ts',
      'a.ts',
      'b.ts',
    ]);
  });

  it('gives absolute paths when asked', async () => {
    const file = path.join(base, 'x.md').replaceAll(path.sep, '/');
    await expect(glob('*.md', { cwd: base, absolute: true })).resolves.toEqual([file]);
  });

  it('searches the working directory', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(base);
    const files = await glob('*.md');
    vi.restoreAllMocks();
    expect(files).toEqual(['x.md']);
  });

  it('finds nothing in a folder that does not exist', async () => {
    await expect(glob('*', { cwd: path.join(base, 'gone') })).resolves.toEqual([]);
  });
});
