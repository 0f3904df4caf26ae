import path from 'node:path';
import { expect, it } from 'vitest';
import { heightEdits, heightsOf, readHeights } from './demo-heights';
import { applyEdits } from './pages/edit';
import { readPage } from './pages/readPage';

const SOURCE = `---
title: Page
atomId: page
---

<code src="./a.tsx">A</code>
<code src="./b.tsx" id="two">B</code>

<code src="./new.tsx">New</code>
`;

const HEIGHTS = {
  'page-demo-a': [80, 40, 32],
  'page-demo-two': { 'zh-CN': [32, 32, 32], 'en-US': [72, 32, 72] },
} as const;

it.each([
  ['docs/page.md', '32 32 32'],
  ['docs/page.en-US.md', '72 32 72'],
])('writes the heights into the tags of %s; a demo that is not measured has none', (file, two) => {
  const page = readPage(file, '/page', SOURCE);
  const source = applyEdits(SOURCE, heightEdits(page, page.demos, HEIGHTS));
  expect(source.match(/<code.*/g)).toEqual([
    '<code reserve="80 40 32" src="./a.tsx">A</code>',
    `<code reserve="${two}" src="./b.tsx" id="two">B</code>`,
    '<code src="./new.tsx">New</code>',
  ]);
});

it('knows nothing where there is no file, and nothing of what every object has', () => {
  expect(readHeights(path.join(__dirname, 'no-such-folder'))).toEqual({});
  expect(heightsOf({}, 'toString', 'en-US')).toBeUndefined();
});
