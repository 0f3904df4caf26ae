import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { readJson } from './read-json';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'read-json-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Writes a file and returns its path. */
async function write(text: string): Promise<string> {
  const file = path.join(folder, 'config.json');
  await writeFile(file, text);
  return file;
}

describe('readJson', () => {
  it('reads what is in the file', async () => {
    const file = await write('{ "name": "mtools", "ports": [8080, 9876] }');
    await expect(readJson(file)).resolves.toEqual({ name: 'mtools', ports: [8080, 9876] });
    expectTypeOf(readJson).returns.resolves.toBeUnknown();
    expectTypeOf(readJson<{ name: string }>).returns.resolves.toEqualTypeOf<{ name: string }>();
  });

  it('skips a byte order mark', async () => {
    await expect(readJson(await write('\uFEFF{"a":1}'))).resolves.toEqual({ a: 1 });
  });

  it('takes a path relative to the working directory', async () => {
    const file = await write('true');
    await expect(readJson(path.relative(process.cwd(), file))).resolves.toBe(true);
  });

  it.each([
    ['a comma too many', '{\n  "a": 1,\n}', '3:1'],
    ['a comma too many in a list', '[1,]', '1:4'],
    ['a missing comma', '{\r\n  "a": 1\r\n  "b": 2\r\n}', '3:3'],
    ['a bare word', '{\n  "a": yes\n}', '2:8'],
    ['single quotes', "{ 'a': 1 }", '1:3'],
    ['a comment', '{\n  // why\n  "a": 1\n}', '2:3'],
    ['text after the end', '{}\n{}', '2:1'],
    ['a missing end', '{ "a": [1', '1:10'],
    ['nothing', '', '1:1'],
  ])('tells where %s is', async (_, text, position) => {
    const file = await write(text);
    const error = await readJson(file).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SyntaxError);
    expect(error).toMatchObject({
      message: expect.stringContaining(`${file}:${position} is not valid JSON: `),
      cause: expect.any(SyntaxError),
    });
  });

  it('names the file alone when the position is not known', async () => {
    const file = await write('{}');
    vi.spyOn(JSON, 'parse').mockImplementation(() => {
      throw new SyntaxError('unknown');
    });
    const error = await readJson(file).catch((reason: unknown) => reason);
    vi.restoreAllMocks();
    expect(error).toMatchObject({ message: `${file} is not valid JSON: unknown` });
  });

  it('names a file that does not exist', async () => {
    const file = path.join(folder, 'missing.json');
    await expect(readJson(file)).rejects.toMatchObject({
      code: 'ENOENT',
      message: `Cannot read ${file} (ENOENT).`,
      cause: expect.any(Error),
    });
  });

  it('names a folder that was taken for a file', async () => {
    await expect(readJson(folder)).rejects.toMatchObject({
      code: 'EISDIR',
      message: `Cannot read ${folder} (EISDIR).`,
    });
  });
});
