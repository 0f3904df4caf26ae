import type { Locator } from '@playwright/test';
import { openScript } from '../support/script-page';
import { expect, test } from './test';

test('popups are beside what they belong to where a provider puts them into the parent', async ({
  page,
}) => {
  await openScript(
    page,
    `
      import { createRoot } from 'react-dom/client';
      import { ConfigProviderExt, LayoutExt, SelectOutLineExt, TableExt, TreeExt } from '../../src/antd-ext/src';

      const menu = [
        { key: 'shop', label: 'Shop', children: [
          { key: 'goods', label: 'Goods', children: [{ key: '/stock', path: '/stock', label: 'Stock' }] },
        ] },
      ];
      createRoot(document.body.appendChild(document.createElement('div'))).render(
        <ConfigProviderExt
          theme={{ token: { motion: false } }}
          getPopupContainer={(node) => node?.parentElement ?? document.body}
        >
          <SelectOutLineExt label="Color" options={[{ value: 'red', label: 'Red' }]} />
          <div style={{ width: 300 }}>
            <TreeExt
              treeData={[{ key: 'a', title: 'Letters' }, { key: 'b', title: 'Bills' }]}
              getNodeMore={() => ['Write', 'Copy', 'Move', 'Remove'].map((label) => ({ key: label, label }))}
            />
            <TableExt
              rowKey="id"
              columns={[{ dataIndex: 'name', title: 'Name' }]}
              dataSource={[{ id: 1, name: 'One that is much too long for a column so narrow' }]}
            />
          </div>
          <LayoutExt style={{ height: 300 }} menu={menu} defaultCollapsed />
        </ConfigProviderExt>,
      );
    `,
  );
  const distance = async (popup: Locator, anchor: Locator) => {
    await expect(popup).toBeInViewport({ ratio: 1 });
    const [a, b] = [await popup.boundingBox(), await anchor.boundingBox()];
    if (!a || !b) throw new Error('The popup or its anchor is not drawn');
    const gap = (from: number, length: number, other: number, size: number) =>
      Math.max(0, other - (from + length), from - (other + size));
    return Math.max(gap(a.x, a.width, b.x, b.width), gap(a.y, a.height, b.y, b.height));
  };

  // In the frame of an outlined field it looks as everywhere.
  const select = page.getByRole('combobox', { name: 'Color' });
  await select.click();
  const list = page.locator('.ant-select-dropdown');
  await expect(list).toBeInViewport({ ratio: 1 });
  await expect(list).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await select.press('Escape');
  await expect(list).toBeHidden();

  const more = page.getByRole('treeitem').first().getByRole('button');
  await more.click();
  expect(await distance(page.getByRole('menu').filter({ hasText: 'Write' }), more)).toBeLessThan(
    10,
  );
  await more.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Write' })).toBeHidden();

  const cell = page.getByRole('cell', { name: /much too long/ });
  await cell.hover();
  const tooltip = page.getByRole('tooltip').filter({ hasText: 'much too long' });
  await expect(tooltip).toBeVisible();
  // A row takes nothing but cells. Asked once, because a result that is waited for would come when the tooltip has gone.
  expect(await page.locator('tr').getByRole('tooltip').count()).toBe(0);
  expect(await distance(tooltip, cell)).toBeLessThan(20);

  const group = page.getByRole('navigation').getByRole('menuitem').first();
  await group.hover();
  const groups = page.getByRole('menuitem', { name: 'Stock' });
  expect(await distance(groups, group)).toBeLessThan(20);
});
