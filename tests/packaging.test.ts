import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.resolve(__dirname, '..');
const manifests = globSync('src/*/package.json', { cwd: root }).sort();

it('there are the seven packages', () => {
  expect(manifests.map((file) => file.split('/')[1])).toEqual([
    'antd-ext',
    'browser-utils',
    'isomorphic-utils',
    'jaraxxus',
    'malganis',
    'node-service',
    'node-utils',
  ]);
});

describe.each(manifests)('%s', (file) => {
  const folder = path.join(root, path.dirname(file));
  const manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8'));

  it('is published under our scope, with licence, engine and files', () => {
    expect(manifest).toMatchObject({
      name: `@mtools/${path.basename(folder)}`,
      license: 'MIT',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      engines: { node: expect.stringMatching(/^>=/) },
      files: expect.arrayContaining(['lib']),
    });
  });

  it('has nothing that publint objects to', async () => {
    // Its suggestion to say `"type": "commonjs"` would make webpack refuse the ES modules in es/.
    const { messages, pkg } = await publint({ pkgDir: folder, pack: 'npm', level: 'warning' });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that resolve in Node and in bundlers', async () => {
    const packed = mkdtempSync(path.join(tmpdir(), 'mtools-pack-'));
    try {
      const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', packed], {
        cwd: folder,
      });
      const tarball = path.join(packed, JSON.parse(stdout)[0].filename);
      const attw = path.join(root, 'node_modules/.bin/attw');
      // attw exits with 1 and says why when a resolution fails.
      await run(attw, [tarball, '--profile', 'node16']);
    } finally {
      rmSync(packed, { recursive: true, force: true });
    }
  });
});
