import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashFile } from './hash-file';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hash-file-'));
  file = path.join(folder, 'abc.txt');
  await writeFile(file, 'abc');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

// The values for "abc" from FIPS 180-2 and RFC 1321.
const SHA256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('hashFile', () => {
  it('gives SHA-256 in hexadecimal', async () => {
    await expect(hashFile(file)).resolves.toBe(SHA256);
    await expect(hashFile(path.relative(process.cwd(), file))).resolves.toBe(SHA256);
  });

  it('takes another algorithm and encoding', async () => {
    await expect(hashFile(file, { algorithm: 'md5' })).resolves.toBe(
      '900150983cd24fb0d6963f7d28e17f72',
    );
    await expect(hashFile(file, { encoding: 'base64' })).resolves.toBe(
      'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
    );
    await expect(hashFile(file, { encoding: 'base64url', length: 6 })).resolves.toBe('ungWv4');
  });

  it('gives the beginning when asked', async () => {
    await expect(hashFile(file, { length: 8 })).resolves.toBe('ba7816bf');
    await expect(hashFile(file, { length: 64 })).resolves.toBe(SHA256);
  });

  it.each([0, -1, 1.5, 65, Number.NaN])('refuses a length of %s', async (length) => {
    await expect(hashFile(file, { length })).rejects.toThrow(RangeError);
  });

  it('reads a file of many pieces, and an empty one', async () => {
    const large = path.join(folder, 'large.bin');
    await writeFile(large, 'a'.repeat(1_000_000));
    await expect(hashFile(large)).resolves.toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
    await writeFile(large, '');
    await expect(hashFile(large, { length: 8 })).resolves.toBe('e3b0c442');
  });

  it('names an unknown algorithm', async () => {
    const error = await hashFile(file, { algorithm: 'sha0' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: expect.stringContaining('"sha0"') });
  });

  it.each([
    ['missing.txt', 'ENOENT'],
    ['', 'EISDIR'],
  ])('names what cannot be read (%j)', async (name, code) => {
    const missing = path.join(folder, name);
    await expect(hashFile(missing)).rejects.toMatchObject({
      code,
      message: `Cannot read ${missing} (${code}).`,
    });
  });
});
