import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { main } from '../cli';
import { create } from '../commands/create';
import { createProject } from './project';

vi.spyOn(process.stdout, 'write').mockReturnValue(true);

/** A folder with small templates, beside the one in which projects are made. */
function setUp(files: Record<string, string> = {}) {
  const root = createProject(
    {
      'templates/admin/package.json': '{ "name": "{{name}}" }',
      'templates/admin/_gitignore': 'dist',
      'templates/h5/a.txt': '1',
      'templates/h5/b.txt': 'an {{unknown}} variable',
      'work/.keep': '',
      ...files,
    },
    tmpdir(),
  );
  const cwd = path.join(root, 'work');
  const make = (template: string, target: string) =>
    create({ template, target, cwd, install: false, folder: path.join(root, 'templates') });
  return { cwd, make };
}

describe('create', () => {
  it('makes a project, in a new folder or in an empty repository', async () => {
    const { cwd, make } = setUp({ 'work/repo/.git/HEAD': 'ref' });
    for (const target of ['deep/my-admin', 'repo']) {
      await make('admin', target);
      const folder = path.join(cwd, target);
      expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toEqual({
        name: path.basename(target),
      });
      expect(readFileSync(path.join(folder, '.gitignore'), 'utf8')).toBe('dist');
    }
    expect(existsSync(path.join(cwd, 'repo/.git/HEAD'))).toBe(true);
  });

  it.each(['new', 'deep/new', 'repo'])('leaves nothing behind in %s', async (target) => {
    const { cwd, make } = setUp({ 'work/repo/.git/HEAD': 'ref' });
    await expect(make('h5', target)).rejects.toThrow(/b\.txt:1 has the unknown variable/);
    expect(readdirSync(cwd).sort()).toEqual(['.keep', 'repo']);
    expect(readdirSync(path.join(cwd, 'repo'))).toEqual(['.git']);
  });

  it.each([
    ['admn', 'x', /no template "admn"\. Did you mean "admin"\? Available templates: admin, h5\./],
    ['admin', 'My App', /"My App" is not a valid package name.* such as "my-app"/],
    ['admin', 'node_modules', /"node_modules" is not a valid package name/],
    ['admin', 'full', /full is not empty: it contains own\.txt\. Choose another folder\.$/],
    ['admin', 'file', /file cannot be created, because it or part of its path is a file/],
    ['admin', 'file/x', /x cannot be created, because it or part of its path is a file/],
  ])('%s %s is refused, and what was there stays', async (template, target, message) => {
    const { cwd, make } = setUp({ 'work/full/own.txt': 'mine', 'work/file': 'mine' });
    await expect(make(template, target)).rejects.toThrow(message);
    expect(readdirSync(cwd).sort()).toEqual(['.keep', 'file', 'full']);
    expect(readFileSync(path.join(cwd, 'full/own.txt'), 'utf8')).toBe('mine');
    expect(readFileSync(path.join(cwd, 'file'), 'utf8')).toBe('mine');
  });

  it('says that there is no permission', async () => {
    const { cwd, make } = setUp();
    chmodSync(cwd, 0o500);
    // Root may write everywhere but where the kernel has its own files.
    const folder = process.getuid?.() === 0 ? '/sys' : cwd;
    await expect(make('admin', path.join(folder, 'my-app'))).rejects.toThrow(
      `jaraxxus: no permission to write to ${folder}/my-app. Choose another folder.`,
    );
    chmodSync(cwd, 0o700);
  });

  it.each([
    [['admin', '--instal'], /unknown option "--instal"\. Did you mean "--install"\?/],
    [
      ['admin', '--port', '1'],
      /create has no option --port\. Its options: --install, --no-install, --pm/,
    ],
    [['admin', 'more'], /unexpected argument "more" of create/],
    [['admin', '--pm', 'nmp'], /--pm must be one of npm, pnpm, yarn, bun; it is "nmp"/],
  ])(
    'create folder %j exits with 1, says why, and writes nothing',
    async ([template = '', ...rest], message) => {
      const { cwd } = setUp();
      const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      expect(await main(['create', template, path.join(cwd, 'my-app'), ...rest])).toBe(1);
      expect(errors.mock.calls.flat().join('')).toMatch(message);
      expect(readdirSync(cwd)).toEqual(['.keep']);
      errors.mockRestore();
    },
  );

  it.each([
    [{}, 'jaraxxus: create needs a template: jaraxxus create <admin|h5> <folder>'],
    [{ template: 'h5' }, 'jaraxxus: create needs a folder: jaraxxus create <admin|h5> <folder>'],
  ])('says what %j lacks where nobody can be asked', async (given, message) => {
    const { cwd } = setUp();
    await expect(create({ ...given, cwd })).rejects.toThrow(message);
  });
});
