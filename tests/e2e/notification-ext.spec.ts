import { scan } from '../support/axe';
import { openScript } from '../support/script-page';
import { expect, test } from './test';

test('a notification closes after 3 seconds, waits under the pointer, and leaves the focus alone', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/mtools/~demos/notification-ext-demo-basic?locale=en-US');
  const saved = page.getByRole('status').filter({ hasText: 'Saved' });
  const button = page.getByRole('button', { name: 'success' });

  await button.press('Enter');
  await saved.hover();
  await page.clock.runFor(10_000);
  await expect(button).toBeFocused();
  expect(await scan(page, { include: '.ant-notification' })).toEqual([]);
  await expect(saved).toBeVisible();

  await page.mouse.move(0, 600);
  await page.clock.runFor(3500);
  await expect(saved).toHaveCount(0);
});

test('a notification waits for somebody who is in it by keyboard, and gives the focus back', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/mtools/~demos/notification-ext-demo-basic?locale=en-US');
  const saved = page.getByRole('status').filter({ hasText: 'Saved' });
  const button = page.getByRole('button', { name: 'success' });
  const close = saved.getByRole('button', { name: 'Close' });

  await button.press('Enter');
  await expect(saved).toBeVisible();
  while (!(await close.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.clock.runFor(10_000);
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await expect(saved).toHaveCount(0);
  // From the last button of the demo one comes to the notification.
  await expect(page.getByRole('main').getByRole('button').last()).toBeFocused();

  await button.press('Enter');
  await close.click();
  await expect(button).toBeFocused();
  await page.clock.runFor(1000);
  await expect(saved).toHaveCount(0);

  // What the mouse leaves behind holds nothing.
  await button.press('Enter');
  await saved.hover();
  await saved.getByText('Saved').click();
  await page.mouse.move(0, 600);
  await page.clock.runFor(3500);
  await expect(saved).toHaveCount(0);
});

test('antd’s own methods go on beside calls without a provider, and what they opened stays', async ({
  page,
}) => {
  await openScript(
    page,
    `import { ConfigProviderExt, ModalExt, NotificationExt } from '@mtools/antd-ext';
    import { message, notification } from 'antd';
    Object.assign(window, {
      antd: (text) => {
        message.info(text + ' message', 0);
        notification.info({ title: text + ' notice', duration: 0 });
      },
      ours: () => {
        NotificationExt.info({ title: 'Ours', needBtn: true });
        ModalExt.info({ title: 'Our dialog' });
      },
      config: () => ConfigProviderExt.config({ themeExt: 'zeus' }),
    });`,
  );
  await page.evaluate("antd('First')");
  await expect(page.getByText('First message')).toBeVisible();
  await page.evaluate('ours()');
  await expect(page.getByRole('button', { name: '知道了' })).toHaveCount(2);
  await expect(page.getByRole('dialog', { name: 'Our dialog' })).toBeVisible();
  await page.evaluate("antd('Second')");
  for (const text of ['First message', 'First notice', 'Second message', 'Second notice', 'Ours']) {
    await expect(page.getByText(text)).toBeVisible();
  }

  // Too late, but nothing is lost by it.
  await page.evaluate('config()');
  await page.evaluate("antd('Third')");
  for (const text of ['First message', 'Third message', 'Third notice']) {
    await expect(page.getByText(text)).toBeVisible();
  }
});
