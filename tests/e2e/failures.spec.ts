import { expect, hydrated, test } from './test';

test('a page whose script is gone reloads once and then says so', async ({ page, faults }) => {
  faults.allow(/status(?: of)? 404|ChunkLoadError|Loading chunk/);
  let requests = 0;
  let loads = 0;
  await page.route(/docs__guide__node-utils\.md\.\w+\.async\.js$/, (route) => {
    requests += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/mtools/guide');
  await hydrated(page);
  page.on('load', () => {
    loads += 1;
  });

  await page.getByRole('navigation', { name: '本节页面' }).getByText('node-utils').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('页面的一部分没能加载');
  await expect(alert).toContainText(/Loading chunk \S+ failed/);
  expect(loads).toBe(1);
  expect(requests).toBe(2);

  await page.unroute(/docs__guide__node-utils\.md\.\w+\.async\.js$/);
  await alert.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('node-utils');
});
