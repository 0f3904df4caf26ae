import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type DevSite, devTest, patientExpect as expect } from '../support/dev-site';

const page = (header: string, body: string) => `---\n${header}\n---\n\n${body}`;

const COUNTER = `import { useState } from 'react';
import { Label } from './Label';

export default function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count} <Label />
    </button>
  );
}
`;

const paragraphs = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.\n`).join('\n');

const pages: Record<string, string> = {
  '.dumirc.fixture.ts': 'export default {};\n',
  'docs/index.md': page('title: mtools\nhero: { title: mtools, description: 首页 }', ''),
  'docs/guide/index.md': page(
    'title: 指南\natomId: edits',
    `<code src="./counter.tsx">计数</code>\n\n${paragraphs}\n## 末尾 {#end}\n\nLast words.\n`,
  ),
  'docs/guide/index.$tab-more.md': page('title: 更多', 'In the tab.\n'),
  'docs/guide/counter.tsx': COUNTER,
  'docs/guide/Label.tsx': 'export const Label = () => <b>times</b>;\n',
  'docs/guide/leaving.md': page('title: 将被删除', 'Text.\n'),
};
const NAVIGATED = 24;
for (let index = 0; index < NAVIGATED; index += 1) {
  pages[`docs/many/page-${index}.md`] = page(
    `title: Page ${index}\natomId: many-${index}`,
    `<code src="./demo-${index}.tsx">Demo</code>\n\n## Part {#part}\n\nText of ${index}.\n`,
  );
  pages[`docs/many/demo-${index}.tsx`] = `import { Tag } from 'antd';

export default () => <Tag>Demo ${index}</Tag>;
`;
}

const test = devTest(pages, { ownTheme: true });

// One after the other, so that one server is enough.
test.describe.configure({ mode: 'default' });

/** Saves a file and gives back what undoes it. */
function edit({ folder }: DevSite, name: string, change: (text: string) => string): () => void {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  expect(change(text), `an edit of ${name}`).not.toBe(text);
  writeFileSync(file, change(text));
  return () => writeFileSync(file, text);
}

const demo = (page: Page) => page.locator('.demo-stage button');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fails if the page has been loaded again since. */
async function sameDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  return () => expect(page.locator('html[data-same-document]')).toHaveCount(1, { timeout: 1 });
}

test('an edit of any kind is shown without a reload; position and state are kept', async ({
  page,
  site,
}) => {
  await page.goto('guide');
  await demo(page).click();
  await demo(page).click();
  await expect(demo(page)).toHaveText('Count 2 times');
  const expectSameDocument = await sameDocument(page);
  await page.getByText('Paragraph 20.').evaluate((element) => element.scrollIntoView());
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);

  const undo = [
    edit(site, 'docs/guide/index.md', (text) => text.replace('## 末尾', '## 新的末尾')),
  ];
  await expect(page.locator('#end')).toHaveText('新的末尾');
  await expect(page.locator('.toc').getByRole('link', { name: '新的末尾' })).toBeVisible();
  undo.push(edit(site, 'docs/guide/Label.tsx', (text) => text.replace('times', 'clicks')));
  await expect(demo(page)).toHaveText('Count 2 clicks');
  undo.push(edit(site, 'docs/guide/counter.tsx', (text) => text.replace('Count {', 'Sum {')));
  await expect(demo(page)).toHaveText('Sum 2 clicks');
  await page.locator('.demo').getByRole('button', { name: '展开代码' }).click();
  await expect(page.locator('.demo-code')).toContainText('Sum {count}');

  undo.push(
    edit(site, '.dumi/theme/styles/tokens.css', (text) => `${text}\n:root { --edited: yes; }\n`),
  );
  const edited = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--edited').trim(),
    );
  await expect.poll(edited).toBe('yes');
  undo.push(
    edit(site, '.dumi/theme/layouts/DocLayout/PageTitle.tsx', (text) =>
      text.replace('<h1>', '<h1 data-edited="">'),
    ),
  );
  await expect(page.locator('h1[data-edited]')).toHaveCount(1);
  await expect(demo(page)).toHaveText('Sum 2 clicks');
  await expectSameDocument();

  for (const restore of undo) restore();
  await expect(demo(page)).toHaveText('Count 2 times');
  await expect(page.locator('h1[data-edited]')).toHaveCount(0);
  await expectSameDocument();
});

test('an edit leaves the reader where he is, in an open tab', async ({ page, site }) => {
  await page.goto('guide?tab=more');
  await expect(page.getByText('In the tab.')).toBeVisible();
  const expectSameDocument = await sameDocument(page);
  const restore = edit(site, 'docs/guide/index.$tab-more.md', (text) => `${text}\nMore of it.\n`);
  await expect(page.getByText('More of it.')).toBeVisible();
  await expect(page).toHaveURL(/\?tab=more$/);
  await expectSameDocument();
  restore();
  await expect(page.getByText('More of it.')).toHaveCount(0);
});

const mistakes = [
  {
    name: 'the syntax of a demo',
    file: 'docs/guide/counter.tsx',
    change: (text: string) => text.replace('return (', 'return (('),
    told: /docs\/guide\/counter\.tsx:\d+/,
  },
  {
    name: 'a demo that is not there',
    file: 'docs/guide/index.md',
    change: (text: string) => text.replace('./counter.tsx', './nowhere.tsx'),
    told: /docs\/guide\/index\.md:6: there is no demo \.\/nowhere\.tsx/,
  },
  {
    name: 'the front matter of a page',
    file: 'docs/guide/index.md',
    change: (text: string) => text.replace('title: 指南', 'title: [指南'),
    told: /docs\/guide\/index\.md:\d+: the front matter is not valid YAML/,
  },
  {
    name: 'the syntax of a theme component',
    file: '.dumi/theme/layouts/DocLayout/PageTitle.tsx',
    change: (text: string) => text.replace('</h1>', '</h2>'),
    told: /PageTitle\.tsx:\d+/,
  },
  {
    name: 'the syntax of a stylesheet',
    file: '.dumi/theme/layouts/DocLayout/PageMeta.css',
    change: (text: string) => `${text}\n.a..b { color: red; }\n`,
    told: /PageMeta\.css:\d+/,
  },
  {
    name: 'the syntax of the configuration',
    file: '.dumirc.fixture.ts',
    change: () => 'export default { title: , };\n',
    told: /\.dumirc\.fixture\.ts:1:\d+/,
  },
];
for (const { name, file, change, told } of mistakes) {
  test(`a mistake in ${name} is told with file and line, and mended`, async ({
    page,
    site,
    faults,
  }) => {
    // What is wrong is told in the console, too; the server is away for a moment when it restarts.
    faults.allow(/./);
    await page.goto('guide');
    await expect(demo(page)).toHaveText('Count 0 times');
    const restore = edit(site, file, change);
    const overlay = page.frameLocator('#rspack-dev-server-client-overlay').locator('body');
    await expect(overlay).toContainText(told);
    await expect.poll(site.server.output).toMatch(told);
    const starts = () => site.server.output().match(/Compiled the site/g)?.length ?? 0;
    const before = starts();
    restore();
    if (file.startsWith('.dumirc')) {
      // The server starts once more to read it: 12 s on a quiet machine, over 30 s beside other tests.
      test.slow();
      await expect.poll(starts, { timeout: 120_000 }).toBe(before + 1);
    }
    await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);
    await expect(heading(page)).toHaveText('指南');
    await expect(demo(page)).toHaveText('Count 0 times');
  });
}

test('a page that is added is there, and gone when it is deleted, also while it is open', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/./);
  await page.goto('guide/leaving');
  await expect(heading(page)).toHaveText('将被删除');
  const added = path.join(site.folder, 'docs/guide/added.md');
  writeFileSync(added, pages['docs/guide/leaving.md']?.replace('将被删除', '新的一页') ?? '');
  await page.locator('.sidebar').getByRole('link', { name: '新的一页' }).click();
  await expect(heading(page)).toHaveText('新的一页');

  rmSync(added);
  await expect(heading(page)).toHaveText('PAGE NOT FOUND');
  await page.goto('guide');
  await expect(heading(page)).toHaveText('指南');
  await expect(page.locator('.sidebar').getByRole('link', { name: '新的一页' })).toHaveCount(0);
});

test('a page that is opened while it is broken is there once it is mended', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/./);
  await page.goto('guide');
  const restore = edit(site, 'docs/guide/leaving.md', (text) =>
    text.replace('title: ', 'title: ['),
  );
  const overlay = page.locator('#rspack-dev-server-client-overlay');
  await expect(overlay).toHaveCount(1);
  await page.goto('guide/leaving');
  await expect(overlay).toHaveCount(1);
  restore();
  await expect(overlay).toHaveCount(0);
  await expect(heading(page)).toHaveText('将被删除');
});

test('a page whose file is renamed in case only keeps its address', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/./);
  const names = ['leaving.md', 'Leaving.md'].map((name) =>
    path.join(site.folder, 'docs/guide', name),
  );
  const [before = '', after = ''] = names;
  renameSync(before, after);
  await page.goto('guide');
  await page.locator('.sidebar').getByRole('link', { name: '将被删除' }).click();
  await expect(heading(page)).toHaveText('将被删除');
  renameSync(after, before);
  await page.goto('guide/leaving');
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);
  await expect(heading(page)).toHaveText('将被删除');
});

test('200 moves between pages, most of them not yet compiled, fail nowhere', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('many/page-0');
  // A number for each step, without chance: another page than the one before.
  for (let step = 1; step <= 200; step += 1) {
    const index = (step * 7) % NAVIGATED;
    const name = `Page ${index}`;
    // A click alone, and a check in each frame: 200 times, the mouse and its waiting would take a minute.
    await page.locator('.sidebar').getByRole('link', { name, exact: true }).dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    // Once for each page, after its first compilation.
    if (step <= NAVIGATED && step % 4 === 0) {
      await expect(page.locator('.demo-stage')).toHaveText(`Demo ${index}`);
      await page.goBack();
      await page.goForward();
    }
  }
});
