import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as malganis from '../src/malganis/src';
import { bundle } from './support/bundle';
import { readBlocks } from './support/guide-blocks';
import { withTables } from './support/malganis-guide';
import { root } from './support/preview-server';

const KIB = 1024;

const guides = [
  { file: 'malganis.md', lang: 'zh-CN' },
  { file: 'malganis.en-US.md', lang: 'en-US' },
] as const;

const read = (file: string) => readFileSync(path.join(root, 'docs/guide', file), 'utf8');

/** The built core as an app has it, without the packages that it takes from elsewhere. */
function coreOf(): string {
  return bundle({
    stdin: { contents: "export * from './src/malganis/es'", resolveDir: root },
    format: 'esm',
    external: [
      'react',
      'react-dom',
      'react-router',
      '@mtools/*',
      'antd',
      'mobx',
      'mobx-react-lite',
    ],
  });
}

describe('the core of malganis', () => {
  const core = coreOf();

  it('fits into its budget, the 8 KB that the guides name', () => {
    expect(gzipSync(core).length).toBeLessThanOrEqual(8 * KIB);
    for (const { file } of guides) expect(read(file)).toMatch(/8 KB/);
  });

  it('needs neither antd nor mobx', () => {
    const from = [...core.matchAll(/from"([@\w/-]+)"/g)].map(([, name]) => name);
    expect([...new Set(from)].sort()).toEqual([
      '@mtools/browser-utils',
      'react',
      'react-dom/client',
      'react-router',
      'react/jsx-runtime',
    ]);
  });
});

describe.each(guides)('$file', ({ file, lang }) => {
  const guide = read(file);

  it('has the options as the types have them; pnpm docs:options writes them', () => {
    expect(withTables(guide, lang)).toBe(guide);
  });

  it('names all that can be imported, and nothing else', () => {
    const [, names = ''] = /^\| `@mtools\/malganis` \| (.*) \|$/m.exec(guide) ?? [];
    const named = [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    const exported = Object.keys(malganis).filter((name) => name !== 'default');
    expect(named.sort()).toEqual(exported.sort());
  });
});

it('the code of the guides is the same in both languages; guides.test.ts checks its types', () => {
  const [blocks, translated] = guides.map(({ file }) => readBlocks(root, `docs/guide/${file}`));
  const codeOf = (each: typeof blocks) => each?.map(({ lang, code }) => ({ lang, code }));
  expect(codeOf(translated)).toEqual(codeOf(blocks));
});
