import { pause } from '../support/clock';
import { openScript } from '../support/script-page';
import { expect, test } from './test';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('real files: chosen by keyboard, on their way, tried again, cancelled; a picture is freed', async ({
  page,
  faults,
}) => {
  await page.clock.install();
  await page.goto('/mtools/~demos/upload-ext-demo-request?locale=en-US');
  const choose = page.getByRole('button', { name: 'Choose files' });
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  let dialogs = 0;
  page.on('filechooser', () => {
    dialogs += 1;
  });
  const open = async (key: string) => {
    const dialog = page.waitForEvent('filechooser');
    await choose.press(key);
    return dialog;
  };

  // Each key opens one dialog, and the focus stays.
  const first = await open('Enter');
  await expect(choose).toBeFocused();
  await first.setFiles([
    { name: 'fail.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
    { name: 'dot.png', mimeType: 'image/png', buffer: PIXEL },
  ]);
  await expect(card('fail.txt').getByRole('progressbar')).toBeVisible();
  await expect(card('fail.txt')).toContainText('The server is busy');
  await expect(page.getByText(`Last saved: dot.png, ${PIXEL.length} bytes`)).toBeVisible();

  await page.getByRole('button', { name: 'Retry fail.txt' }).press('Enter');
  await expect(page.getByText('Last saved: fail.txt, 5 bytes')).toBeVisible();

  const second = await open('Space');
  await expect(choose).toBeFocused();
  const resume = await pause(page);
  await second.setFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByRole('button', { name: 'Cancel long.txt' }).press('Enter');
  await expect(card('long.txt')).toHaveCount(0);
  await resume();
  expect(dialogs).toBe(2);

  const picture = card('dot.png').locator('img');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const address = await picture.getAttribute('src');
  await page.getByRole('button', { name: 'Remove dot.png' }).press('Enter');
  await expect(picture).toHaveCount(0);
  faults.allow(/ERR_FILE_NOT_FOUND/);
  const kept = (url: string) =>
    fetch(url).then(
      () => true,
      () => false,
    );
  expect(await page.evaluate(kept, String(address))).toBe(false);
});

test('the area to drop files on fills what it stands in, and shares it with the list', async ({
  page,
}) => {
  await openScript(
    page,
    `import { createRoot } from 'react-dom/client';
     import { UploadExt } from '@mtools/antd-ext';
     const files = [{ uid: '1', name: 'old.pdf', status: 'done' }];
     const panel = (value) => (
       <section style={{ height: 300 }}><UploadExt type="drag" value={value}>Drop</UploadExt></section>
     );
     const root = document.body.appendChild(document.createElement('main'));
     createRoot(root).render(<>{panel([])}{panel(files)}</>);`,
  );
  const areas = page.getByRole('button', { name: 'Drop' });
  const alone = await areas.first().boundingBox();
  const shared = await areas.last().boundingBox();
  const card = await page.getByRole('listitem').boundingBox();
  expect(alone?.height).toBeGreaterThan(290);
  expect(Number(shared?.height) + Number(card?.height)).toBeGreaterThan(280);
  expect(Number(shared?.height) + Number(card?.height)).toBeLessThan(300);
});
