import { execFile } from 'node:child_process';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyTemplate } from './copy-template';

let base: string;
let source: string;
let target: string;

beforeEach(async () => {
  base = await realpath(await mkdtemp(path.join(tmpdir(), 'copy-template-')));
  source = path.join(base, 'template');
  target = path.join(base, 'new/app');
  await mkdir(source);
});
afterEach(async () => {
  await rm(base, { recursive: true });
});

async function write(file: string, content: string | Buffer = ''): Promise<string> {
  const absolute = path.resolve(base, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, content);
  return absolute;
}

const read = (file: string) => readFile(path.join(target, file), 'utf8');

describe('copyTemplate', () => {
  it('copies a folder and gives the files their names', async () => {
    await write('template/_gitignore', 'dist\n');
    await write('template/_npmrc');
    await write('template/src/_env', 'A=1');
    await write('template/_config/a.json', '{}');
    await write('template/index.html');
    await mkdir(path.join(source, 'empty'));
    const files = await copyTemplate(source, target, {
      rename: { _env: '.env', _config: '.config' },
    });
    expect(files).toEqual(['.config/a.json', '.gitignore', '.npmrc', 'index.html', 'src/.env']);
    await expect(read('.gitignore')).resolves.toBe('dist\n');
    await expect(read('src/.env')).resolves.toBe('A=1');
    expect((await readdir(target)).sort()).toEqual([
      '.config',
      '.gitignore',
      '.npmrc',
      'empty',
      'index.html',
      'src',
    ]);
  });

  it('leaves folders named node_modules and dist out', async () => {
    await write('template/node_modules/a/index.js', '{{unknown}}');
    await write('template/packages/b/dist/index.js', '{{unknown}}');
    await write('template/packages/b/index.js');
    await write('template/bin/dist');
    await expect(copyTemplate(source, target)).resolves.toEqual([
      'bin/dist',
      'packages/b/index.js',
    ]);
  });

  it('replaces variables once and leaves all else as it is', async () => {
    await write(
      'template/a.txt',
      '\uFEFF{{name}} {{name}}\r\n{{ name }} {name} {{a.b}} {{my-name}}',
    );
    await copyTemplate(source, target, { vars: { name: '$& {{name}} $1', 'my-name': '' } });
    await expect(read('a.txt')).resolves.toBe(
      '\uFEFF$& {{name}} $1 $& {{name}} $1\r\n{{ name }} {name} {{a.b}} ',
    );
  });

  it.each([
    ['a NUL character', Buffer.from('{{name}}\0')],
    ['invalid UTF-8', Buffer.from([0x7b, 0x7b, 0x61, 0x7d, 0x7d, 0xff])],
  ])('leaves a file with %s untouched', async (_, content) => {
    await write('template/image.bin', content);
    await copyTemplate(source, target, { vars: { name: 'x', a: 'x' } });
    await expect(readFile(path.join(target, 'image.bin'))).resolves.toEqual(content);
  });

  it.each(['title', 'toString', '__proto__'])(
    'names the file and the line of an unknown variable (%s), and writes nothing',
    async (name) => {
      await write('template/a.txt', 'fine');
      const file = await write('template/src/b.txt', `one\n{{name}}\n{{${name}}}`);
      await expect(copyTemplate(source, target, { vars: { name: 'x' } })).rejects.toThrow(
        `${file}:3 has the unknown variable {{${name}}}. Known variables: name.`,
      );
      await expect(stat(target)).rejects.toMatchObject({ code: 'ENOENT' });
      await expect(copyTemplate(source, target)).rejects.toThrow('Known variables: none.');
    },
  );

  it('keeps executable files executable, and others writable', async () => {
    await chmod(await write('template/run.sh', '#!/bin/sh\necho {{name}}\n'), 0o755);
    await chmod(await write('template/tool.bin', Buffer.from([0])), 0o755);
    await chmod(await write('template/read-only.txt'), 0o444);
    await copyTemplate(source, target, { vars: { name: 'hello' } });
    const { stdout } = await promisify(execFile)(path.join(target, 'run.sh'));
    expect(stdout).toBe('hello\n');
    expect((await stat(path.join(target, 'tool.bin'))).mode & 0o100).toBe(0o100);
    expect((await stat(path.join(target, 'read-only.txt'))).mode & 0o700).toBe(0o600);
  });

  it('keeps symbolic links', async () => {
    await write('template/a.txt');
    await symlink('a.txt', path.join(source, 'link'));
    await expect(copyTemplate(source, target)).resolves.toEqual(['a.txt', 'link']);
    await expect(readlink(path.join(target, 'link'))).resolves.toBe('a.txt');
  });

  it('refuses a folder that is not empty', async () => {
    await write('template/a.txt', 'new');
    const existing = await write('new/app/b.txt');
    await expect(copyTemplate(source, target)).rejects.toThrow(
      `${target} is not empty: it contains b.txt. Choose another folder, or set \`force\` to write into this one.`,
    );
    for (const name of ['c', 'd', 'e']) await write(`new/app/${name}`);
    await expect(copyTemplate(source, target)).rejects.toThrow('contains b.txt, c, d, ….');
    expect((await stat(existing)).size).toBe(0);
    await expect(stat(path.join(target, 'a.txt'))).rejects.toThrow('ENOENT');
  });

  it('accepts an empty folder, and one with a repository alone', async () => {
    await write('template/a.txt');
    await write('new/app/.git/HEAD');
    await expect(copyTemplate(source, target)).resolves.toEqual(['a.txt']);
    await mkdir(path.join(base, 'empty'));
    await expect(copyTemplate(source, path.join(base, 'empty'))).resolves.toEqual(['a.txt']);
  });

  it('writes into a folder that is not empty when forced, never through a link', async () => {
    await write('template/a.txt', 'new');
    await write('template/linked.txt', 'new');
    await write('template/sub/c.txt', 'new');
    await chmod(await write('new/app/a.txt', 'old'), 0o444);
    await write('new/app/sub/kept.txt', 'kept');
    const outside = await write('outside.txt', 'outside');
    await symlink(outside, path.join(target, 'linked.txt'));
    await copyTemplate(source, target, { force: true });
    await expect(read('a.txt')).resolves.toBe('new');
    await expect(read('sub/kept.txt')).resolves.toBe('kept');
    await expect(read('linked.txt')).resolves.toBe('new');
    expect((await lstat(path.join(target, 'linked.txt'))).isFile()).toBe(true);
    await expect(readFile(outside, 'utf8')).resolves.toBe('outside');
  });

  it('names a file whose path is a folder', async () => {
    await write('template/a');
    await write('new/app/a/b.txt');
    await expect(copyTemplate(source, target, { force: true })).rejects.toThrow(
      `Cannot write ${path.join(target, 'a')} (`,
    );
  });

  it('refuses two files that would get the same name', async () => {
    await write('template/_gitignore');
    await write('template/.gitignore');
    await expect(copyTemplate(source, target)).rejects.toThrow(
      'would both be copied to .gitignore.',
    );
  });

  it('names a source that does not exist and a target that is a file', async () => {
    const gone = path.join(base, 'gone');
    await expect(copyTemplate(gone, target)).rejects.toMatchObject({
      code: 'ENOENT',
      message: `Cannot read ${gone} (ENOENT).`,
    });
    const file = await write('file.txt');
    await expect(copyTemplate(source, file, { force: true })).rejects.toThrow(
      `${file} is not a folder.`,
    );
    const circle = path.join(base, 'circle');
    await symlink('circle', circle);
    await expect(copyTemplate(source, circle)).rejects.toMatchObject({ code: 'ELOOP' });
  });
});
