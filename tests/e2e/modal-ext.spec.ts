import { scan } from '../support/axe';
import { pause } from '../support/clock';
import { stands } from '../support/dialogs';
import { openScript } from '../support/script-page';
import { expect, test } from './test';

test('a dialog by keyboard: the focus stays inside and comes back, and nothing closes it while it waits', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/mtools/~demos/modal-ext-demo-failure?locale=en-US');
  const trigger = page.locator('#root').getByRole('button', { name: 'Delete' });
  const dialog = page.getByRole('dialog');
  const ok = dialog.getByRole('button', { name: 'Delete' });

  await trigger.press('Enter');
  await expect(dialog).toBeVisible();
  // The white on antd's own blue is antd's.
  expect(await scan(page, { include: '.ant-modal', exclude: '.ant-btn-primary' })).toEqual([]);
  // Past the last button the focus is with the browser, and then inside again.
  const reached: boolean[] = [];
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    await expect(trigger).not.toBeFocused();
    reached.push(await dialog.evaluate((node) => node.contains(document.activeElement)));
  }
  expect(reached.at(-1)).toBe(true);

  const resume = await pause(page);
  await ok.press('Enter');
  await expect(ok).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(ok).toHaveAttribute('aria-busy', 'true');
  await resume();
  await expect(dialog.getByRole('alert')).toContainText('The server is busy');

  await ok.click();
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();

  await trigger.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('Enter does not confirm what Esc has cancelled and what is still fading out', async ({
  page,
}) => {
  await openScript(
    page,
    `
      import { createRoot } from 'react-dom/client';
      import { ConfigProviderExt, ModalExt } from '../../src/antd-ext/src';
      const log = document.body.appendChild(document.createElement('p'));
      const note = (what) => () => log.append(what + '. ');
      const ask = () =>
        ModalExt.confirm({ title: 'Delete?', onOk: note('Deleted'), onCancel: note('Kept') });
      createRoot(document.body.appendChild(document.createElement('div'))).render(
        <ConfigProviderExt>
          <button onClick={ask}>Delete</button>
        </ConfigProviderExt>,
      );
    `,
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('paragraph')).toHaveText('Kept.');
});

test('the Enter that opens a dialog on its way down does not also press one of its buttons', async ({
  page,
}) => {
  await page.goto('/mtools/~demos/modal-ext-demo-failure?locale=en-US');
  const opener = page.locator('#root').getByRole('button', { name: 'Delete' });
  // As antd picks an item of a menu.
  await opener.evaluate((node: HTMLElement) =>
    node.addEventListener('keydown', () => node.click()),
  );
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  const moving = () => dialog.evaluate((node) => node.getAnimations().length);
  await expect.poll(moving).toBe(0);
  await expect(dialog).toBeVisible();
});

for (const [demo, name] of [
  ['modal-ext-demo-basic', 'Publish (controlled)'],
  ['modal-ext-demo-methods', 'confirm'],
  ['drawer-ext-demo-basic', 'Open'],
] as const) {
  test(`the focus comes back to a button that got none by the click, as in Safari: ${demo}`, async ({
    page,
  }) => {
    await page.goto(`/mtools/~demos/${demo}?locale=en-US`);
    await page.evaluate(() =>
      window.addEventListener('mousedown', (event) => event.preventDefault()),
    );
    const trigger = page.locator('#root').getByRole('button', { name, exact: true });
    await trigger.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(trigger).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(trigger).toBeFocused();
  });
}

test('a background lies behind the content, of the component and of a method', async ({ page }) => {
  await page.goto('/mtools/~demos/modal-ext-demo-background?locale=en-US');
  const dialog = page.getByRole('dialog');
  for (const [button, text] of [
    ['Component', 'Three steps'],
    [/^Method/, 'Your gift'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const content = dialog.getByText(text).filter({ visible: true });
    await expect(content).toBeVisible();
    const layer = dialog.locator('.ant-ext-dialog-background');
    // It fills the panel, whose own background is below it.
    await expect
      .poll(async () => {
        const [outer, inner] = [
          await page.locator('.ant-modal-container:visible').boundingBox(),
          await layer.boundingBox(),
        ];
        return [inner?.y === outer?.y, inner?.width === outer?.width];
      })
      .toEqual([true, true]);
    await stands(dialog);
    await dialog.getByRole('button').last().click();
    await expect(dialog).toHaveCount(0);
  }
});

test('a key that is held down opens a dialog once, and neither confirms nor opens it again', async ({
  page,
}) => {
  await openScript(
    page,
    `
      import enUS from 'antd/locale/en_US';
      import { createRoot } from 'react-dom/client';
      import { ConfigProviderExt, ModalExt } from '../../src/antd-ext/src';
      const log = document.body.appendChild(document.createElement('p'));
      const note = (what) => () => log.append(what + '. ');
      const ask = () => {
        note('Asked')();
        ModalExt.confirm({ title: 'Delete?', onOk: note('Confirmed'), onCancel: note('Cancelled') });
      };
      createRoot(document.body.appendChild(document.createElement('div'))).render(
        <ConfigProviderExt locale={enUS} theme={{ token: { motion: false } }}>
          <button onClick={ask}>Ask</button>
          <ModalExt
            title="User"
            trigger={<button>Edit</button>}
            onOpenChange={(open) => note(open ? 'Opened' : 'Closed')()}
          />
        </ConfigProviderExt>,
      );
    `,
  );
  const log = page.locator('p');
  /** Repeats come as fast as a system sends them. */
  const hold = async (key: string) => {
    for (let repeat = 0; repeat < 12; repeat += 1) {
      await page.keyboard.down(key);
      await page.waitForTimeout(30);
    }
    await page.keyboard.up(key);
  };
  await page.getByRole('button', { name: 'Ask' }).focus();
  await hold('Enter');
  await expect(log).toHaveText('Asked.');
  await hold('Enter');
  await expect(log).toHaveText('Asked. Confirmed.');
  await expect(page.getByRole('button', { name: 'Ask' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit' }).focus();
  await hold('Enter');
  await expect(log).toHaveText('Asked. Confirmed. Opened.');
  await page.getByRole('button', { name: 'Close' }).focus();
  await hold('Enter');
  await expect(log).toHaveText('Asked. Confirmed. Opened. Closed.');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
});
