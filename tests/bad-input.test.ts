import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFixtureSite } from './support/fixture-site';
import { root } from './support/preview-server';

it('the build stops before it compiles, with file, line and reason of each problem', () => {
  const demo = '<code src="./demo.tsx">Demo</code>\n\n';
  const home = `---\ntitle: home\natomId: home\n---\n\n[x](/nowhere) [y](#nowhere)\n\n${demo}${demo}`;
  const site = createFixtureSite({
    'docs/index.md': `${home}<code src="./gone.tsx">Gone</code>\n`,
    'docs/demo.tsx': 'export default () => null;\n',
    'docs/broken.md': '---\ntitle: a\ngroup: [\n---\n\ntext\n',
  });
  onTestFinished(() => rmSync(site, { recursive: true, force: true }));
  const dumi = path.join(root, 'node_modules/.bin/dumi');
  const { status, stdout, stderr } = spawnSync(dumi, ['build'], {
    env: { ...process.env, APP_ROOT: site, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  const output = stdout + stderr;
  expect(output).toContain('docs/index.md:6: the link /nowhere leads to no page');
  expect(output).toContain('docs/index.md:6: the link #nowhere leads to no anchor');
  expect(output).toContain(
    'docs/index.md:10: the demo id “home-demo-demo” is taken by docs/index.md:8',
  );
  expect(output).toContain('docs/index.md:12: there is no demo docs/gone.tsx');
  expect(output).toMatch(/docs\/broken\.md:[34]: the front matter is not valid YAML/);
  expect(output).not.toContain('Compiled');
  expect(status).toBe(1);
}, 60_000);
