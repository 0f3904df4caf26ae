import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = path.resolve(__dirname, '..');
const site = path.join(root, 'node_modules/.cache/broken-site');

/** A site of its own that shares everything with ours but its pages. */
beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(path.join(site, '.dumi'), { recursive: true });
  mkdirSync(path.join(site, 'docs'));
  for (const shared of ['.dumirc.ts', 'package.json', 'tsconfig.json', 'node_modules', 'src']) {
    symlinkSync(path.join(root, shared), path.join(site, shared));
  }
  for (const shared of ['app.tsx', 'config', 'global.ts', 'theme', 'tsconfig.json']) {
    symlinkSync(path.join(root, '.dumi', shared), path.join(site, '.dumi', shared));
  }
});

afterEach(() => rmSync(site, { recursive: true, force: true }));

it('the build stops before it compiles, with file, line and reason of each problem', () => {
  const demo = '<code src="./demo.tsx">Demo</code>\n\n';
  const home = `---\ntitle: home\natomId: home\n---\n\n[x](/nowhere) [y](#nowhere)\n\n${demo}${demo}`;
  writeFileSync(path.join(site, 'docs/index.md'), `${home}<code src="./gone.tsx">Gone</code>\n`);
  writeFileSync(path.join(site, 'docs/demo.tsx'), 'export default () => null;\n');
  writeFileSync(path.join(site, 'docs/broken.md'), '---\ntitle: a\ngroup: [\n---\n\ntext\n');
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
