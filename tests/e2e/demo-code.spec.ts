import type { Locator, Page } from '@playwright/test';
import budgets from '../budgets.json';
import { scan } from '../support/axe';
import { liveDemo } from '../support/demos';
import { weighEditor } from '../support/page-weight';
import { expect, hydrated, test } from './test';

/** What React and a browser report of a demo that a test makes throw. */
const THROWN = /boom|Endless loop|Minified React error|The above error|^console: undefined$/;

/** In ms. The test server compresses a large chunk when it is first asked for, as well as it can. */
const FIRST_LOAD = { timeout: 30_000 };

async function openDemo(page: Page, demo: string, prefix = ''): Promise<Locator> {
  await page.goto(`/mtools${prefix}/antd-ext/button-ext`);
  await hydrated(page);
  const card = page.locator(`#button-ext-demo-${demo}`);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('.demo-stage').getByRole('button').first()).toBeVisible();
  return card;
}

/** Writes a whole file in the editor of a card. */
async function write(card: Locator, code: string): Promise<void> {
  await card.getByRole('textbox', { name: /index\.[jt]sx$/ }).fill(code);
}

const component = (body: string, head = '') =>
  `import { useState } from 'react';\n${head}\nexport default function Edited() {\n  const [on, setOn] = useState(false);\n  ${body}\n}\n`;

test('code is read in TypeScript or JavaScript, one card or all, without a request', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = await openDemo(page, 'submit');
  // Whichever card comes near the window in what follows, its demo is there.
  for (const other of await page.locator('.demo').all()) {
    await other.scrollIntoViewIfNeeded();
    await expect(liveDemo(other)).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  const all = page.getByRole('button', { name: '展开全部代码' });
  const hideAll = page.getByRole('button', { name: '收起全部代码' });
  await card.getByRole('button', { name: '展开代码' }).click();
  await expect(page.locator('.demo pre')).toHaveCount(1);
  await expect(card.locator('pre')).toContainText('interface Article');
  await expect(card.locator('pre')).toContainText('label="标题"');
  await expect(card.locator('pre')).not.toContainText('demo-text');
  await expect(card.locator('pre .token').first()).toBeVisible();

  await card.getByRole('radio', { name: 'TypeScript' }).press('ArrowRight');
  await expect(card.getByRole('radio', { name: 'JavaScript' })).toBeChecked();
  await expect(card.locator('pre')).toContainText('async (event) => {');
  await expect(card.locator('pre')).not.toContainText('interface Article');
  await card.locator('.demo-actions').getByRole('button', { name: '复制代码' }).click();
  await expect(card.getByTitle('已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('async (event) =>');

  await all.click();
  await expect(hideAll).toBeFocused();
  const cards = await page.locator('.demo').count();
  expect(cards).toBeGreaterThan(1);
  await expect(page.locator('.demo pre')).toHaveCount(cards);
  await expect(page.getByRole('radio', { name: 'JavaScript', checked: true })).toHaveCount(cards);
  await card.getByRole('button', { name: '收起代码' }).click();
  await expect(page.locator('.demo pre')).toHaveCount(cards - 1);
  await expect(all).toBeVisible();
  await all.click();
  await hideAll.click();
  await expect(page.locator('.demo pre')).toHaveCount(0);
  await all.click();
  await card.getByRole('button', { name: '收起代码' }).click();
  expect(requests).toEqual([]);

  const other = await context.newPage();
  const there = await openDemo(other, 'submit', '/en-US');
  await there.getByRole('button', { name: 'Show code' }).click();
  await expect(there.getByRole('radio', { name: 'JavaScript' })).toBeChecked();
  await expect(there.locator('pre')).toContainText('label="Title"');
  await there.getByText('TS', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'TypeScript', checked: true })).toHaveCount(
    cards - 1,
  );
});

test('edited code runs in the card, in both languages, and can be taken back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = await openDemo(page, 'submit');
  const stage = card.locator('.demo-stage');
  await card.getByRole('button', { name: '展开代码' }).click();
  await card.getByRole('button', { name: '编辑' }).press('Enter');
  const editor = card.getByRole('textbox', { name: '编辑代码 index.tsx' });
  await expect(editor).toBeFocused(FIRST_LOAD);
  await expect(editor).toContainText('interface Article');

  // By keyboard: Tab indents, Esc and then Tab leaves.
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('const title: string = "Edited"; ');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  await editor.getByText('"标题"', { exact: true }).dblclick();
  await page.keyboard.type('Heading');
  await expect(stage.getByText('Heading')).toBeVisible();

  await card.getByText('JS', { exact: true }).click();
  const plain = card.getByRole('textbox', { name: '编辑代码 index.jsx' });
  await expect(plain).toContainText('const title = "Edited";');
  await plain.getByText("'无'", { exact: true }).dblclick();
  await page.keyboard.type('something');
  await expect(stage.getByText('something')).toBeVisible();
  await card.getByRole('button', { name: '收起代码' }).click();
  await expect(stage.getByText('something')).toBeVisible();
  await card.getByRole('button', { name: '展开代码' }).click();
  await card.getByText('TS', { exact: true }).click();
  await expect(editor).toContainText('const title: string = "Edited";');
  await expect(editor).toContainText('interface Article');
  await expect(editor).toContainText('something');
  await card.locator('.demo-actions').getByRole('button', { name: '复制代码' }).click();
  await expect(card.getByTitle('已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Heading');

  await card.getByRole('button', { name: '还原' }).click();
  await expect(stage.getByText('已发送：无')).toBeVisible();
  await expect(card.locator('pre')).toContainText('"标题"');
  await expect(editor).toHaveCount(0);
});

test('what is wrong with the code is told beside it, and the last good result stays', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(THROWN);
  const card = await openDemo(page, 'async', '/en-US');
  const stage = card.locator('.demo-stage');
  const alert = card.locator('.demo-code').getByRole('alert');
  await card.getByRole('button', { name: 'Show code' }).click();
  await card.getByRole('button', { name: 'Edit' }).click();
  await write(card, component('return <p>good</p>;'));
  await expect(stage.getByText('good')).toBeVisible();

  await write(card, component('return <p>{</p>;'));
  await expect(alert).toContainText(/^Line 5/);
  await expect(card.locator('.code-editor-error-line')).toContainText('return');
  await write(card, component("throw new Error('boom');"));
  await expect(alert).toContainText('Line 5boom');
  await write(card, component('return <p>good</p>;', "import _ from 'lodash';\n_.noop();"));
  await expect(alert).toContainText(/“lodash” is not available here.*antd.*react/);
  await expect(stage.getByText('good')).toBeVisible();

  // Nor can a sandbox run it, which says the same and stays on offer.
  const impossible = 'StackBlitz cannot run this code: The lockfile has no version of lodash.';
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    card.getByRole('button', { name: 'Open in StackBlitz' }).click(),
  ]);
  await expect(tab.locator('body')).toHaveText(impossible);
  await tab.close();
  await card.getByRole('button', { name: 'Run here in StackBlitz' }).click();
  await expect(card.locator('.demo-embed').getByRole('alert')).toHaveText(impossible);
  await card.getByRole('button', { name: 'Close StackBlitz' }).click();
  await expect(card.getByRole('button', { name: 'Run here in StackBlitz' })).toBeVisible();

  // Axe, with an error on the screen, in both modes.
  for (const mode of ['light', 'dark']) {
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-prefers-color', value),
      mode,
    );
    expect(await scan(page, { include: '.demo-code' }), mode).toEqual([]);
  }

  // A loop without an end: while it draws, and when somebody clicks.
  await write(card, component('while (true);'));
  await expect(alert).toContainText('Line 5This loop was stopped after running for two seconds');
  await write(card, component('return <b onClick={() => { for (;;) on; }}>click</b>;'));
  await expect(alert).toBeEmpty();
  await stage.getByText('click').click();
  await expect(alert).toContainText('Line 5This loop was stopped after running for two seconds');
  await expect(stage.getByText('click')).toBeVisible();

  await write(card, component('return <Slider />;', "import { Slider } from 'antd';"));
  await expect(stage.getByRole('slider')).toBeVisible(FIRST_LOAD);
  await expect(alert).toBeEmpty();
});

test('a demo that crashes says so in its card, is mounted again on request, and the page goes on', async ({
  page,
  faults,
}) => {
  faults.allow(THROWN);
  const card = await openDemo(page, 'async', '/en-US');
  const stage = card.locator('.demo-stage');
  await card.getByRole('button', { name: 'Show code' }).click();
  await card.getByRole('button', { name: 'Edit' }).click();
  await write(
    card,
    component(
      "if (on) throw new Error('boom in render');\n  return <button onClick={() => setOn(true)}>Crash</button>;",
    ),
  );
  await stage.getByRole('button', { name: 'Crash' }).click();
  const box = stage.getByRole('alert');
  await expect(box).toContainText('boom in render');
  await expect(card.locator('.demo-code').getByRole('alert')).toContainText('Line 5boom in render');
  await box.getByText('Error stack').click();
  await expect(box.locator('pre')).toContainText('button-ext-demo-async/index.tsx');
  expect(await scan(page, { include: '.demo-crash' })).toEqual([]);
  await box.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(stage.getByRole('button', { name: 'Crash' })).toBeVisible();
  await expect(stage).toBeFocused();
  await expect(card.locator('.demo-code').getByRole('alert')).toBeEmpty();

  // Without a message, and with something else than an error.
  await write(
    card,
    component(
      'if (on) throw undefined;\n  return <button onClick={() => setOn(true)}>Fall</button>;',
    ),
  );
  await stage.getByRole('button', { name: 'Fall' }).click();
  await expect(box).toContainText('This demo has been crashed.');
  await expect(card.locator('.demo-code').getByRole('alert')).toContainText(
    'This demo has been crashed.',
  );

  // What is thrown by a click leaves the demo standing, as in any page.
  await write(
    card,
    component(
      "return <button onClick={() => { setOn(true); throw new Error('boom on click'); }}>{on ? 'On' : 'Off'}</button>;",
    ),
  );
  await stage.getByRole('button', { name: 'Off' }).click();
  await expect(stage.getByRole('button', { name: 'On' })).toBeVisible();
  await expect(card.locator('.demo-code').getByRole('alert')).toContainText('Line 5boom on click');

  const next = page.locator('#button-ext-demo-debounce');
  await next.scrollIntoViewIfNeeded();
  await expect(next.locator('.demo-stage').getByRole('button').first()).toBeVisible();
});

test('the editor stays within its budget', async ({ page, baseURL }) => {
  const weight = await weighEditor(page, new URL(baseURL ?? '').origin);
  expect(weight.editor).toBeGreaterThan(1024);
  expect(weight.editor / 1024, 'KiB').toBeLessThanOrEqual(budgets.editor);
  test.info().annotations.push({
    type: 'size',
    description: `${Math.round(weight.editor / 1024)} KiB, with all of antd ${Math.round(weight.withAntd / 1024)}`,
  });
});
