import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it, onTestFinished } from 'vitest';
import { CACHE } from '../.dumi/theme/plugin/bundler/createConfig';
import { createFixtureSite } from './support/fixture-site';
import { root } from './support/preview-server';

const GUIDE = `---
title: Guide
atomId: guide
---

## First {#first}

<code src="./demo.tsx">Demo</code>
`;
const DEMO = `import { Button } from 'antd';

export default () => <Button>One</Button>;
`;

/** Builds the site, and gives the hash of each file. */
function build(site: string): Record<string, string> {
  const dumi = path.join(root, 'node_modules/.bin/dumi');
  const { status, stdout, stderr } = spawnSync(dumi, ['build'], {
    env: { ...process.env, APP_ROOT: site, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  const dist = path.join(site, 'dist');
  return Object.fromEntries(
    globSync('**', { cwd: dist, dot: true })
      .sort()
      .map((file) => {
        const hash = createHash('sha256').update(readFileSync(path.join(dist, file)));
        return [file, hash.digest('hex')];
      }),
  );
}

it('a build after an edit writes the same bytes as one without any cache', () => {
  const site = createFixtureSite({
    'docs/index.md': '---\ntitle: Home\n---\n\nText.\n',
    'docs/guide/index.md': GUIDE,
    'docs/guide/demo.tsx': DEMO,
  });
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  const before = build(site);
  writeFileSync(path.join(site, 'docs/guide/index.md'), GUIDE.replace('First', 'Second'));
  writeFileSync(path.join(site, 'docs/guide/demo.tsx'), DEMO.replace('One', 'Two'));
  const warm = build(site);
  for (const folder of [CACHE, '.dumi/tmp-production', 'dist', 'server']) {
    rmSync(path.join(site, folder), { recursive: true });
  }
  expect(warm).toEqual(build(site));
  expect(warm['guide/index.html']).not.toBe(before['guide/index.html']);
});
