import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { remarkDebugDemos } from './remark-debug-demos';

const folder = mkdtempSync(path.join(os.tmpdir(), 'mtools-debug-'));
writeFileSync(path.join(folder, 'seen.tsx'), 'export default () => null;\n');
writeFileSync(
  path.join(folder, 'marked.tsx'),
  '/**\n * title: x\n * debug: true\n */\nexport default () => null;\n',
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
});

/** The HTML and the code that is left of a page, one line each. */
function left(markdown: string, mode = 'production'): string[] {
  vi.stubEnv('NODE_ENV', mode);
  const tree: Root = unified().use(remarkParse).parse(markdown);
  remarkDebugDemos()(tree, { data: { frontmatter: { filename: path.join(folder, 'page.md') } } });
  return tree.children.map((node) => {
    if ('children' in node) {
      return node.children.map((child) => ('value' in child ? child.value : '')).join('');
    }
    return 'value' in node ? node.value.trim() : node.type;
  });
}

const seen = '<code src="./seen.tsx" description="not debug">Seen</code>';

it.each([
  ['an attribute', '<code src="./seen.tsx" debug>Hidden</code>'],
  ['an attribute of an inline demo', '<code src="./seen.tsx" inline debug></code>'],
  ['the comment of its file', '<code src="./marked.tsx">Hidden</code>'],
  ['an attribute, over lines', '<code\n  src="./seen.tsx"\n  debug\n>Hidden</code>'],
  ['an attribute, as a block', '<div>\n<code src="./seen.tsx" debug>Hidden</code>\n</div>'],
])('takes out a demo that is marked by %s', (_, demo) => {
  const text = left(`Before\n\n${demo}\n\n${seen}\n`).join('\n');
  expect(text).toContain('Before');
  expect(text).toContain(seen);
  expect(text).not.toMatch(/Hidden|marked|debug>/);
});

it('takes one of several that stand together, and leaves no empty paragraph', () => {
  const hidden = '<code src="./marked.tsx">Hidden</code>';
  expect(left(`${seen}\n${hidden}\n${seen}`)).toEqual([`${seen}\n\n${seen}`]);
  expect(left(`${hidden}\n${hidden}\n\nAfter`)).toEqual(['After']);
});

it('takes out a block of code that is a debug demo, and no other', () => {
  const code = '/** debug: true */\nexport default () => null;';
  expect(left(`\`\`\`tsx | demo\n${code}\n\`\`\``)).toEqual([]);
  expect(left(`\`\`\`tsx | pure\n${code}\n\`\`\``)).toEqual([code]);
});

it('leaves them where pages are written', () => {
  const hidden = '<code src="./seen.tsx" debug>Hidden</code>';
  expect(left(hidden, 'development')).toEqual([hidden]);
});
