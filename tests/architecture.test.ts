import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(__dirname, '..');
const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');

it('names only files and folders that exist', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const isThere = (name: string) =>
    files.some((file) => `/${file}`.endsWith(`/${name}`) || `/${file}`.includes(`/${name}/`));
  const named = [...text.matchAll(/`([\w./@-]+(?:\.(?:tsx?|css|json|md|patch)|\/[\w-]+))`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(50);
  // `dist/` and `.dumi/tmp` are written by the build, `X.md` stands for any page.
  const unknown = named.filter((name) => !isThere(name) && !/^(X\.md|\.dumi\/tmp|@)/.test(name));
  expect(unknown).toEqual([]);
});

it('describes every build plugin in its order, and every patch', () => {
  const plugins = readFileSync(path.join(root, '.dumi/theme/plugin/index.ts'), 'utf8');
  const names = [...plugins.matchAll(/from '\.\/([\w-]+)'/g)].map(([, name = '']) => name);
  const [, order = ''] = plugins.match(/const concerns = \[([^\]]*)\]/) ?? [];
  const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const [, table = ''] = text.match(/\n## Build plugins\n([\s\S]*?)\n## /) ?? [];
  const described = [...table.matchAll(/^\|((?: `[\w-]+`,?)+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  );
  expect(described).toEqual(
    order
      .split(',')
      .map((name) => toKebab(name.trim()))
      .filter(Boolean),
  );
  expect([...described].sort()).toEqual(names.sort());

  const patches = readdirSync(path.join(root, '.dumi/theme/plugin/dumi-patches'))
    .filter((file) => !/^(index|mustFind)\.ts$|\.test\.ts$/.test(file))
    .map((file) => path.parse(file).name);
  for (const patch of patches) expect(text).toContain(`\n| \`${patch}\` |`);
});
