import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { debugDemoRemovals } from './debugDemos';
import { applyEdits } from './edit';
import { readPage } from './readPage';

const folder = mkdtempSync(path.join(os.tmpdir(), 'mtools-debug-'));
writeFileSync(path.join(folder, 'seen.tsx'), 'export default () => null;\n');
writeFileSync(
  path.join(folder, 'marked.tsx'),
  '/**\n * title: x\n * debug: true\n */\nexport default () => null;\n',
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is left of a page for readers. */
function left(markdown: string): string {
  const page = readPage('page.md', '/page', markdown);
  return applyEdits(markdown, debugDemoRemovals(page, folder));
}

const seen = '<code src="./seen.tsx" description="not debug">Seen</code>';
const marked = '<code src="./marked.tsx">Hidden</code>';

it.each([
  ['an attribute', '<code src="./seen.tsx" debug>Hidden</code>'],
  [
    'an attribute after a tag',
    '<code src="./seen.tsx" description="<kbd>A</kbd>" debug id="x">Hidden</code>',
  ],
  ['an attribute of an inline demo', '<code src="./seen.tsx" inline debug></code>'],
  ['the comment of its file', marked],
  ['an attribute, over lines', '<code\n  src="./seen.tsx"\n  debug>Hidden</code>'],
])('takes out a demo that is marked by %s', (_, demo) => {
  expect(left(`Before\n\n${demo}\n\n${seen}\n`)).toBe(`Before\n\n\n${seen}\n`);
});

it('takes one of several that stand together, and leaves no empty line between the others', () => {
  expect(left(`${seen}\n${marked}\n${seen}\n`)).toBe(`${seen}\n${seen}\n`);
  expect(left(`${seen} ${marked}`)).toBe(`${seen} `);
  expect(left(`${marked}\n${marked}`)).toBe('');
});

it('takes out a block of code that is a debug demo, and no other', () => {
  const code = '/** debug: true */\nexport default () => null;';
  expect(left(`\`\`\`tsx | demo\n${code}\n\`\`\`\n`)).toBe('');
  const pure = `\`\`\`tsx | pure\n${code}\n\`\`\`\n`;
  expect(left(pure)).toBe(pure);
});
