import fsPromises, { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { safeJoin } from './safe-join';
import { UnsafePathError } from './unsafe-path-error';

let base: string;
let root: string;

beforeAll(async () => {
  base = await realpath(await mkdtemp(path.join(tmpdir(), 'safe-join-')));
  root = path.join(base, 'dist');
  await mkdir(path.join(root, 'assets'), { recursive: true });
  await mkdir(path.join(base, 'dist-private'));
  await writeFile(path.join(base, 'secret.txt'), 'secret');
  await writeFile(path.join(root, 'index.html'), '');
  await writeFile(path.join(root, '100%.txt'), '');
  await symlink(path.join(root, 'assets'), path.join(root, 'inside'));
  await symlink('..', path.join(root, 'parent'));
  await symlink(path.join(base, 'secret.txt'), path.join(root, 'secret'));
  await symlink(path.join(base, 'dist-private'), path.join(root, 'sibling'));
  await symlink(path.join(base, 'missing.txt'), path.join(root, 'dangling'));
  await symlink('circle', path.join(root, 'circle'));
  await symlink(root, path.join(base, 'current'));
});
afterAll(async () => {
  await rm(base, { recursive: true });
});

describe('safeJoin', () => {
  it.each([
    ['/', ''],
    ['', ''],
    ['/index.html', 'index.html'],
    ['index.html', 'index.html'],
    ['//index.html', 'index.html'],
    ['/./assets/%2e/', 'assets'],
    ['/index%2Ehtml', 'index.html'],
    ['/100%25.txt', '100%.txt'],
    ['/assets/logo%20dark.svg', 'assets/logo dark.svg'],
    ['/assets/%E6%A0%87%E5%BF%97.svg', 'assets/标志.svg'],
    ['/a..b/...', 'a..b/...'],
    ['/missing/deep/file.js', 'missing/deep/file.js'],
    ['/index.html/file.js', 'index.html/file.js'],
    ['//etc/passwd', 'etc/passwd'],
    ['/12:30.log', '12:30.log'],
  ])('maps %s into the root', async (requestPath, file) => {
    await expect(safeJoin(root, requestPath)).resolves.toBe(path.join(root, file));
  });

  it.each([
    ['/..', 'parent'],
    ['/../secret.txt', 'parent'],
    ['/assets/../../secret.txt', 'parent'],
    ['/assets/../index.html', 'parent'],
    ['/%2e%2e/secret.txt', 'parent'],
    ['/.%2E/secret.txt', 'parent'],
    ['/..%2fsecret.txt', 'encoded-separator'],
    ['/assets%2Findex.html', 'encoded-separator'],
    ['/..%5csecret.txt', 'encoded-separator'],
    ['/%252e%252e/secret.txt', 'encoded-separator'],
    ['/..%252fsecret.txt', 'encoded-separator'],
    ['/..%255csecret.txt', 'encoded-separator'],
    ['/index.html%2500', 'encoded-separator'],
    ['/..\\secret.txt', 'backslash'],
    ['\\\\host\\share', 'backslash'],
    ['/index.html\0.png', 'nul'],
    ['/index.html%00.png', 'nul'],
    ['/C:/windows/win.ini', 'drive'],
    ['c:secret.txt', 'drive'],
    ['/assets/d%3A/file', 'drive'],
    ['/%', 'malformed'],
    ['/%zz', 'malformed'],
    ['/%c0%ae%c0%ae/secret.txt', 'malformed'],
    ['/secret', 'symlink'],
    ['/parent/secret.txt', 'symlink'],
    ['/parent/missing.txt', 'symlink'],
    ['/sibling', 'symlink'],
    ['/sibling/new.txt', 'symlink'],
    ['/dangling', 'symlink'],
    ['/dangling/file', 'symlink'],
    ['/circle', 'symlink'],
    [`/${'x'.repeat(300)}`, 'too-long'],
  ])('refuses %j', async (requestPath, reason) => {
    await expect(safeJoin(root, requestPath)).rejects.toMatchObject({
      name: 'UnsafePathError',
      reason,
      requestPath,
    });
  });

  it('follows a link which stays inside', async () => {
    await expect(safeJoin(root, '/inside')).resolves.toBe(path.join(root, 'assets'));
    await expect(safeJoin(root, '/inside/new.js')).resolves.toBe(path.join(root, 'assets/new.js'));
  });

  it('allows the root itself to be a link', async () => {
    const file = path.join(root, 'index.html');
    await expect(safeJoin(path.join(base, 'current'), '/index.html')).resolves.toBe(file);
  });

  it('accepts a relative root and the root of the file system', async () => {
    const relative = path.relative(process.cwd(), root);
    await expect(safeJoin(relative, '/index.html')).resolves.toBe(path.join(root, 'index.html'));
    const file = path.join(root, 'index.html');
    await expect(safeJoin(path.parse(root).root, file)).resolves.toBe(file);
  });

  it('never leads outside the root, whatever the path', async () => {
    const segment = fc.oneof(
      fc.constantFrom('..', '.', '', '%2e%2e', '..%2f', '%5c..', '%252e%252e', '..\\', '%00', 'C:'),
      fc.constantFrom('assets', 'inside', 'parent', 'secret', 'sibling', 'dangling', 'index.html'),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    const requestPath = fc.array(segment, { maxLength: 6 }).map((segments) => segments.join('/'));
    await fc.assert(
      fc.asyncProperty(requestPath, async (request) => {
        const file = await safeJoin(root, request).catch((error: unknown) => {
          expect(error).toBeInstanceOf(UnsafePathError);
        });
        if (file === undefined) return;
        expect(path.isAbsolute(file)).toBe(true);
        expect(`${file}/`.startsWith(`${root}/`)).toBe(true);
        // What exists is no link, so what was checked is what is opened.
        const real = await realpath(file).catch(() => file);
        expect(real).toBe(file);
      }),
      { numRuns: 300 },
    );
  });

  it('reports a root that does not exist', async () => {
    await expect(safeJoin(path.join(base, 'nowhere'), '/')).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  it('reports a folder that may not be read', async () => {
    const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
    // Not by permissions: they do not stop the root user, as whom containers run tests.
    const spy = vi.spyOn(fsPromises, 'realpath');
    spy.mockResolvedValueOnce(root).mockRejectedValueOnce(denied);
    syncBuiltinESMExports();
    try {
      await expect(safeJoin(root, '/index.html')).rejects.toBe(denied);
    } finally {
      spy.mockRestore();
      syncBuiltinESMExports();
    }
  });

  it('does not let a request begin a new line in a log', async () => {
    await expect(safeJoin(root, '/%0a/../x\n')).rejects.toThrow(/^[^\n]*$/);
    await expect(safeJoin(root, '/..')).rejects.toBeInstanceOf(UnsafePathError);
  });
});
