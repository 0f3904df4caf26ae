// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are references of .env files.

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEnv } from './load-env';

let cwd: string;

beforeEach(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'load-env-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(cwd, { recursive: true });
});

const write = (name: string, text: string) => writeFile(path.join(cwd, name), text);

describe('loadEnv', () => {
  it('lets a more particular file go before a more general one', async () => {
    await write('.env', 'LE_A=1\nLE_B=1\nLE_C=1\nLE_D=1');
    await write('.env.local', 'LE_B=2\nLE_C=2\nLE_D=2');
    await write('.env.test', 'LE_C=3\nLE_D=3');
    await write('.env.test.local', 'LE_D=4');
    await write('.env.production', 'LE_A=5');
    await expect(loadEnv('test', { cwd })).resolves.toEqual({
      LE_A: '1',
      LE_B: '2',
      LE_C: '3',
      LE_D: '4',
    });
  });

  it('lets what is already set go before all files, and changes nothing there', async () => {
    vi.stubEnv('LE_SET', 'outside ${LE_A}');
    vi.stubEnv('LE_EMPTY', '');
    await write('.env', 'LE_SET=file\nLE_EMPTY=file\nLE_A=${LE_SET}!');
    const before = { ...process.env };
    await expect(loadEnv('test', { cwd })).resolves.toEqual({
      LE_SET: 'outside ${LE_A}',
      LE_EMPTY: '',
      LE_A: 'outside ${LE_A}!',
    });
    expect({ ...process.env }).toEqual(before);
  });

  it('expands to the value that a variable has in the end', async () => {
    await write('.env', 'LE_URL="http://${LE_HOST}:${LE_PORT}/${LE_NONE}"\nLE_HOST=localhost');
    await write('.env.production', "LE_HOST=${LE_NAME}.example\nLE_NAME='${api}'\nLE_PORT=80");
    await expect(loadEnv('production', { cwd })).resolves.toMatchObject({
      LE_URL: 'http://${api}.example:80/',
    });
  });

  it('leaves a reference of a variable to itself empty', async () => {
    await write('.env', 'LE_A=a${LE_B}\nLE_B=b${LE_A}\nLE_C=${LE_C}c');
    await expect(loadEnv('test', { cwd })).resolves.toEqual({ LE_A: 'ab', LE_B: 'ba', LE_C: 'c' });
  });

  it('returns what begins with a prefix, from process.env too', async () => {
    vi.stubEnv('LE_APP_OUTSIDE', 'outside');
    await write('.env', 'LE_APP_A=${LE_SECRET}\nLE_SECRET=s\nLE_WEB_B=b');
    await expect(loadEnv('test', { cwd, prefix: 'LE_APP_' })).resolves.toEqual({
      LE_APP_A: 's',
      LE_APP_OUTSIDE: 'outside',
    });
    await expect(loadEnv('test', { cwd, prefix: ['LE_WEB_', 'LE_S'] })).resolves.toEqual({
      LE_SECRET: 's',
      LE_WEB_B: 'b',
    });
    await expect(loadEnv('test', { cwd, prefix: '' })).resolves.toEqual({
      ...process.env,
      LE_APP_A: 's',
      LE_SECRET: 's',
      LE_WEB_B: 'b',
    });
  });

  it('reads the working directory, where no file need exist', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(cwd);
    const none = await loadEnv('test');
    await write('.env', '__proto__=own');
    const own = await loadEnv('test');
    vi.restoreAllMocks();
    expect(none).toEqual({});
    expect(Object.entries(own)).toEqual([['__proto__', 'own']]);
  });

  it('passes over a folder with the name .env', async () => {
    await mkdir(path.join(cwd, '.env'));
    await write('.env.test', 'LE_A=1');
    await expect(loadEnv('test', { cwd })).resolves.toEqual({ LE_A: '1' });
  });

  it('names the file and the line of what is wrong', async () => {
    await write('.env.test', 'LE_A=1\nwrong');
    await expect(loadEnv('test', { cwd })).rejects.toThrow(
      `${path.join(cwd, '.env.test')}:2 is neither NAME=value nor a comment.`,
    );
  });

  it('names a file that cannot be read', async () => {
    await symlink('.env', path.join(cwd, '.env'));
    await expect(loadEnv('test', { cwd })).rejects.toMatchObject({
      code: 'ELOOP',
      message: `Cannot read ${path.join(cwd, '.env')} (ELOOP).`,
    });
  });

  it.each(['local', '', '..', '../x', 'a/b', 'a b'])('refuses the mode %j', async (mode) => {
    await expect(loadEnv(mode, { cwd })).rejects.toThrow(TypeError);
  });
});
