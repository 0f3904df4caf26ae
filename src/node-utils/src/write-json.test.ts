import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeJson } from './write-json';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'write-json-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('writeJson', () => {
  it('writes with an indent of 2 and a line break at the end', async () => {
    const file = path.join(folder, 'a.json');
    await writeJson(file, { a: [1] });
    await expect(readFile(file, 'utf8')).resolves.toBe('{\n  "a": [\n    1\n  ]\n}\n');
  });

  it.each([
    [0, '{"a":1}\n'],
    [4, '{\n    "a": 1\n}\n'],
    ['\t', '{\n\t"a": 1\n}\n'],
  ])('indents with %j', async (indent, text) => {
    const file = path.join(folder, 'a.json');
    await writeJson(file, { a: 1 }, { indent });
    await expect(readFile(file, 'utf8')).resolves.toBe(text);
  });

  it('creates missing folders', async () => {
    const file = path.join(folder, 'deep/er/a.json');
    await writeJson(file, null);
    await expect(readFile(file, 'utf8')).resolves.toBe('null\n');
  });

  it('keeps the mode of an existing file', async () => {
    const file = path.join(folder, 'a.json');
    await writeFile(file, 'old');
    // The umask would take the bits for the group away.
    await chmod(file, 0o660);
    await writeJson(file, 1);
    expect((await stat(file)).mode & 0o777).toBe(0o660);
  });

  it('keeps a symbolic link and replaces what it leads to', async () => {
    const file = path.join(folder, 'real/a.json');
    const link = path.join(folder, 'link.json');
    await mkdir(path.dirname(file));
    await writeFile(file, 'old');
    await symlink(file, link);
    await writeJson(link, 1);
    await expect(readFile(file, 'utf8')).resolves.toBe('1\n');
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
  });

  it('leaves no half or mixed file when many write and read at once', async () => {
    const file = path.join(folder, 'a.json');
    await writeJson(file, ['none']);
    const writers = Array.from({ length: 8 }, (_, writer) =>
      writeJson(file, Array(20_000).fill(writer)),
    );
    const isWhole = async () => {
      const content = new Set<unknown>(JSON.parse(await readFile(file, 'utf8')));
      return content.size === 1;
    };
    const readers = Array.from({ length: 8 }, isWhole);
    await expect(Promise.all(readers)).resolves.not.toContain(false);
    await Promise.all(writers);
    await expect(isWhole()).resolves.toBe(true);
    await expect(readdir(folder)).resolves.toEqual(['a.json']);
  });

  it.each([
    ['undefined', undefined, 'undefined is not JSON'],
    ['a function', () => 1, 'function is not JSON'],
    ['a BigInt', { id: 1n }, 'BigInt'],
  ])('refuses %s and leaves the file as it is', async (_, value, message) => {
    const file = path.join(folder, 'a.json');
    await writeFile(file, 'old');
    const error = await writeJson(file, value).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: expect.stringContaining(`Cannot write ${file}: `) });
    expect(error).toMatchObject({ message: expect.stringContaining(message) });
    await expect(readFile(file, 'utf8')).resolves.toBe('old');
  });

  it('passes on what a toJSON throws', async () => {
    const value = {
      toJSON() {
        throw 'broken';
      },
    };
    await expect(writeJson(path.join(folder, 'a.json'), value)).rejects.toThrow(/a\.json: broken$/);
  });

  it('names a folder that was taken for a file, and leaves nothing behind', async () => {
    const file = path.join(folder, 'sub');
    await mkdir(file);
    await expect(writeJson(file, 1)).rejects.toMatchObject({
      code: 'EISDIR',
      message: `Cannot write ${file} (EISDIR).`,
      cause: expect.any(Error),
    });
    await expect(readdir(folder)).resolves.toEqual(['sub']);
  });

  it('names a file below a file', async () => {
    await writeFile(path.join(folder, 'a'), '');
    const file = path.join(folder, 'a/b.json');
    await expect(writeJson(file, 1)).rejects.toThrow(`Cannot write ${file} (`);
  });

  it('names a link that leads in a circle', async () => {
    const file = path.join(folder, 'circle.json');
    await symlink('circle.json', file);
    await expect(writeJson(file, 1)).rejects.toMatchObject({ code: 'ELOOP' });
  });
});
