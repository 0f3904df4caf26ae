import type { Page } from '@playwright/test';
import { openScript } from '../support/script-page';
import { expect, test } from './test';

test('a search by the keyboard stands in the address and survives a reload; clearing is kept, too', async ({
  page,
}) => {
  await page.goto('/mtools/~demos/pro-search-table-demo-url?locale=en-US');
  const name = page.getByLabel('Name');
  const cell = (text: string) => page.getByRole('cell', { name: text, exact: true });
  const queryOf = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect(cell('Ada 1')).toBeVisible();
  expect(queryOf()).toEqual({ locale: 'en-US' });

  await name.fill(' an ');
  await name.press('Enter');
  await expect(cell('Frances 7')).toBeVisible();
  await page.getByTitle('2', { exact: true }).click();
  await expect(cell('Frances 15')).toBeVisible();
  await expect(cell('Frances 7')).toBeHidden();
  expect(queryOf()).toEqual({ locale: 'en-US', 'users.name': ' an ', 'users.current': '2' });

  await page.reload();
  await expect(cell('Frances 15')).toBeVisible();
  await expect(name).toHaveValue(' an ');
  await expect(page.locator('.ant-pagination-item-active')).toHaveText('2');

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(cell('Ada 1')).toBeVisible();
  await expect(name).toHaveValue('');
  expect(queryOf()).toEqual({ locale: 'en-US' });
});

test.describe('a page that is kept behind another one', () => {
  const open = (page: Page, keep: string) =>
    openScript(
      page,
      `import { createUrlSync, ProSearchTable } from '@mtools/antd-ext';
      import { Activity, useState } from 'react';
      import { createRoot } from 'react-dom/client';
      import { flushSync } from 'react-dom';
      const urlSync = createUrlSync();
      const columns = [{ title: 'Row', dataIndex: 'id' }];
      const app = (window.app = { slow: false });
      const request = async ({ current, size }) => {
        if (app.slow) await new Promise(() => {});
        const idOf = (_, i) => ({ id: 'row ' + ((current - 1) * size + i + 1) });
        return { total: 90, records: Array.from({ length: size }, idOf) };
      };
      const actionRef = { current: null };
      const Hidden = ({ shown, children }) => <div hidden={!shown}>{children}</div>;
      const Kept = ({ shown, children }) => (
        <Activity mode={shown ? 'visible' : 'hidden'}>{children}</Activity>
      );
      function App() {
        const [path, setPath] = useState(location.pathname);
        const follow = () => flushSync(() => setPath(location.pathname));
        window.onpopstate = follow;
        app.push = (address) => { history.pushState(null, '', address); follow(); };
        app.table = () => actionRef.current;
        return (
          <${keep} shown={path.endsWith('/script-page')}>
            <ProSearchTable {...{ urlSync, columns, request, actionRef }} rowKey="id" />
          </${keep}>
        );
      }
      createRoot(document.body.appendChild(document.createElement('div'))).render(<App />);`,
    );
  const searchOf = (page: Page) => new URL(page.url()).search;

  test('leaves the address of that one alone', async ({ page }) => {
    await open(page, 'Hidden');
    await page.getByTitle('3', { exact: true }).click();
    await expect(page.getByText('row 21', { exact: true })).toBeVisible();
    await page.evaluate("app.push('/mtools/orders?current=2'); app.table().setPage(5)");
    await expect(page.getByText('row 41', { exact: true })).toBeAttached();
    expect(searchOf(page)).toBe('?current=2');
  });

  test('does what the address says when it is shown again', async ({ page }) => {
    await open(page, 'Kept');
    await page.getByTitle('3', { exact: true }).click();
    await expect(page.getByText('row 21', { exact: true })).toBeVisible();
    await page.evaluate("app.push('/mtools/orders')");
    await expect(page.getByText('row 21', { exact: true })).toBeHidden();

    // A link to the page says nothing, and the table has kept its page.
    await page.evaluate("app.push('/mtools/script-page')");
    await expect(page.getByText('row 21', { exact: true })).toBeVisible();
    await expect.poll(() => searchOf(page)).toBe('?current=3');

    await page.getByTitle('5', { exact: true }).click();
    await expect(page.getByText('row 41', { exact: true })).toBeVisible();
    // Another page may use the same words.
    await page.evaluate("app.push('/mtools/orders?current=3')");
    await page.evaluate("app.push('/mtools/script-page?current=3')");
    await expect(page.getByText('row 21', { exact: true })).toBeVisible();
    expect(searchOf(page)).toBe('?current=3');
  });

  test('asks for what a link says, although it still waited for something else', async ({
    page,
  }) => {
    await open(page, 'Kept');
    await expect(page.getByText('row 1', { exact: true })).toBeVisible();
    await page.evaluate("app.slow = true; app.table().setPage(5); app.push('/mtools/orders')");
    await expect(page.getByText('row 1', { exact: true })).toBeHidden();
    await page.evaluate("app.slow = false; app.push('/mtools/script-page?current=3')");
    await expect(page.getByText('row 21', { exact: true })).toBeVisible();
    expect(searchOf(page)).toBe('?current=3');
  });
});
