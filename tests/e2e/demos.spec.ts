import { expect, hydrated, test } from './test';

const DEMO = '/mtools/~demos/button-ext-demo-async';

test('a demo runs on its page: an async click shows loading and then says success !', async ({
  page,
}) => {
  await page.goto('/mtools/antd-ext/button-ext');
  await hydrated(page);
  const demo = page.locator('#button-ext-demo-async');
  await demo.scrollIntoViewIfNeeded();
  const button = demo.locator('.demo-stage').getByRole('button');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('success !')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
});

test('the demo route is neither prerendered nor hydrated', async ({ page, request }) => {
  const html = await (await request.get(DEMO)).text();
  expect(html).not.toContain('data-prerendered');
  expect(html).not.toContain('demo-page');
  await page.goto(DEMO);
  await expect(page.getByRole('button').first()).toBeVisible();
});

test('?locale= on the demo route gives the language, and an unknown one a message', async ({
  page,
}) => {
  for (const { query, lang } of [
    { query: '', lang: 'zh-CN' },
    { query: '?locale=en-US', lang: 'en-US' },
    { query: '?locale=zh-CN', lang: 'zh-CN' },
  ]) {
    await page.goto(`${DEMO}${query}`);
    await expect(page.getByRole('button').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('status')).toHaveCount(0);
  }
  for (const locale of ['not_a_locale', 'fr-FR', '%E0%A4%A', 'en-US&locale=zz_']) {
    await page.goto(`${DEMO}?locale=${locale}`);
    await expect(page.getByRole('button').first()).toBeVisible();
    const known = locale.startsWith('en-US');
    const notice = known ? 'This site is not available in' : '网站不支持语言';
    await expect(page.getByRole('status').first()).toContainText(notice);
    await expect(page.locator('html')).toHaveAttribute('lang', known ? 'en-US' : 'zh-CN');
  }
});

test('an isolated demo is never drawn in another mode than its address says', async ({ page }) => {
  await page.addInitScript(() => {
    const modes: string[] = [];
    Object.assign(window, { modes });
    const note = () => {
      const mode = document.documentElement?.dataset.prefersColor;
      if (mode && mode !== modes.at(-1)) modes.push(mode);
      requestAnimationFrame(note);
    };
    note();
  });
  await page.goto(`${DEMO}?mode=dark&locale=en-US&locale=zh-CN`);
  await expect(page.getByRole('button').first()).toBeVisible();
  expect(await page.evaluate('modes')).toEqual(['dark']);
  // Of two languages that it knows, the first.
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('an unknown demo id shows a message, in the language asked for', async ({ page, faults }) => {
  faults.allow(/status(?: of)? 404/);
  for (const id of ['no-such-demo', 'x-demo-y', 'toString', '__proto__']) {
    await page.goto(`/mtools/~demos/${id}?locale=en-US`);
    await expect(page.getByRole('alert')).toContainText(`No demo has the id ${id}.`);
    await expect(page.getByRole('link', { name: 'See all components' })).toBeVisible();
    await expect(page.locator('title')).toHaveCount(1);
  }
});

test('a card has its title and its actions in one row, and the description below over the full width', async ({
  page,
}) => {
  await page.goto('/mtools/antd-ext/button-ext');
  await hydrated(page);
  const card = page.locator('#button-ext-demo-submit');
  const boxOf = async (selector: string) => {
    const box = await card.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not seen`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  const [title, actions] = [await boxOf('h3'), await boxOf('.demo-actions')];
  const description = await boxOf('.demo-description');
  expect(Math.abs(title.y - actions.y)).toBeLessThanOrEqual(1);
  expect(title.right).toBeLessThanOrEqual(actions.x);
  expect(description.y).toBeGreaterThanOrEqual(actions.bottom);
  expect(description.right).toBeCloseTo(actions.right, 0);
});
