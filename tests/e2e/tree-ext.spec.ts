import type { Locator } from '@playwright/test';
import { openScript } from '../support/script-page';
import { expect, test } from './test';

test('a menu by keyboard in ten thousand nodes, and what jsdom has not: sizes, scrolling and dragging', async ({
  page,
}) => {
  await page.goto('/mtools/~demos/tree-ext-demo-many?locale=en-US');
  const tree = page.getByRole('tree', { name: '10,000 people' });
  const item = page.getByRole('menuitem', { name: 'Write' });
  const buttonOf = (title: string) =>
    page.getByRole('treeitem').filter({ hasText: title }).getByRole('button');
  await tree.press('End');
  await expect(buttonOf('Member 99 of group 100')).toHaveCSS('opacity', '1');
  await expect(buttonOf('Member 98 of group 100')).toHaveCSS('opacity', '0');

  await page.keyboard.press('Shift+F10');
  await expect(item).toBeFocused();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  // Below the end of its button, or above it.
  expect(await endOf(menu)).toBeCloseTo(await endOf(buttonOf('Member 99 of group 100')), -1);
  await page.keyboard.press('Escape');
  await expect(tree).toBeFocused();
  await expect(item).toBeHidden();
  // At the same node, and not at the first one.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ContextMenu');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done: message to Member 98 of group 100')).toBeVisible();
  await expect(tree).toBeFocused();
  await expect(item).toBeHidden();

  await buttonOf('Member 97 of group 100').click();
  await expect(item).toBeVisible();
  await tree.hover();
  await page.mouse.wheel(0, -3000);
  await expect(item).toBeHidden();
  await expect(page.locator('.ant-tree-treenode-selected')).toHaveCount(0);
});

test('a tree without a height lays out what is near, and the page follows the keyboard', async ({
  page,
}) => {
  await openScript(
    page,
    `
      import { createRoot } from 'react-dom/client';
      import { TreeExt } from '../../src/antd-ext/src';
      const treeData = Array.from({ length: 300 }, (_, key) => ({ key, title: 'Node ' + key }));
      createRoot(document.body.appendChild(document.createElement('div'))).render(
        ['menus', 'draggable'].map((name) => (
          <TreeExt
            key={name}
            aria-label={name}
            treeData={treeData}
            draggable={name === 'draggable'}
            getNodeMore={() => [{ key: 'write', label: 'Write' }]}
          />
        )),
      );
    `,
  );
  const nodes = page.getByRole('tree', { name: 'menus' }).getByRole('treeitem');
  await expect(nodes).toHaveCount(300);
  const isLaidOut = (node: Locator) =>
    node
      .getByRole('button')
      .evaluate((button) => button.checkVisibility({ contentVisibilityAuto: true }));
  const last = nodes.last();
  expect(await isLaidOut(nodes.nth(99))).toBe(true);
  expect(await isLaidOut(last)).toBe(false);
  // What is drawn at a node that is dragged over, would be cut off.
  expect(
    await isLaidOut(page.getByRole('tree', { name: 'draggable' }).getByRole('treeitem').last()),
  ).toBe(true);
  // As high as if it were laid out.
  const heightOf = async (node: Locator) => (await node.boundingBox())?.height;
  expect(await heightOf(last)).toBe(await heightOf(nodes.first()));

  await page.getByRole('tree', { name: 'menus' }).press('End');
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await isLaidOut(last)).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Write' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await expect(nodes.first()).toBeInViewport({ ratio: 1 });

  // Other keys leave the page where somebody has scrolled it.
  await page.mouse.wheel(0, 3000);
  await expect(nodes.first()).not.toBeInViewport();
  await expect(page.locator('.ant-tree-treenode-active')).toHaveText('Node 0');
  await page.keyboard.press('Control');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(nodes.first()).not.toBeInViewport();
});

test('a button is seen under the pointer, with the focus in its title, or always', async ({
  page,
}) => {
  await openScript(
    page,
    `
      import { createRoot } from 'react-dom/client';
      import { TreeExt } from '../../src/antd-ext/src';
      const treeData = ['One', 'Two', 'Three'].map((title) => ({ key: title, title }));
      createRoot(document.body.appendChild(document.createElement('div'))).render(
        ['hover', 'always'].map((moreVisible) => (
          <TreeExt
            key={moreVisible}
            aria-label={moreVisible}
            treeData={treeData}
            moreVisible={moreVisible}
            titleRender={({ title }) => <a href="#there">{title}</a>}
            getNodeMore={() => [{ key: 'write', label: 'Write' }]}
          />
        )),
      );
    `,
  );
  const node = (tree: string, title: string) =>
    page.getByRole('tree', { name: tree }).getByRole('treeitem').filter({ hasText: title });
  const expectSeen = (tree: string, title: string, opacity: '0' | '1') =>
    expect(node(tree, title).getByRole('button')).toHaveCSS('opacity', opacity);
  for (const title of ['One', 'Two', 'Three']) {
    await expectSeen('always', title, '1');
    await expectSeen('hover', title, '0');
  }
  await node('hover', 'Two').hover();
  await expectSeen('hover', 'Two', '1');
  await node('hover', 'Three').getByRole('link').focus();
  await expectSeen('hover', 'Three', '1');
  await node('always', 'One').hover();
  await expectSeen('hover', 'Two', '0');
  await node('hover', 'Two').getByRole('button').click();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('menuitem', { name: 'Write' })).toBeVisible();
  await expectSeen('hover', 'Two', '1');
});

test('a long title is cut off before its button, and a button is no handle to drag by', async ({
  page,
}) => {
  await page.goto('/mtools/~demos/tree-ext-demo-always?locale=en-US&width=360');
  const node = page.getByRole('treeitem').filter({ hasText: 'Framework agreement' });
  const title = node.locator('.ant-tree-title');
  const button = node.getByRole('button');
  expect(await title.evaluate((cut) => cut.scrollWidth > cut.clientWidth)).toBe(true);
  const [row, box] = [await node.boundingBox(), await button.boundingBox()];
  if (!row || !box) throw new Error('The node or its button is not drawn');
  expect(box.width).toBeGreaterThanOrEqual(24);
  expect(box.height).toBeGreaterThanOrEqual(24);
  expect(box.x + box.width).toBeLessThanOrEqual(row.x + row.width + 1);

  await page.goto('/mtools/~demos/tree-ext-demo-drag?locale=en-US');
  const titles = page.locator('.ant-tree-title');
  const before = ['To do', 'Write tests', 'Write the docs', 'Done', 'Make a plan'];
  await expect(titles).toHaveText(before);
  const task = (name: string) => page.getByRole('treeitem').filter({ hasText: name });
  await task('Write tests').hover();
  await task('Write tests').getByRole('button').dragTo(task('Done'));
  await expect(titles).toHaveText(before);
  // A group that is open takes the task as its first.
  await task('Write tests')
    .locator('.ant-tree-title')
    .dragTo(task('Done').locator('.ant-tree-title'));
  await expect(titles).toHaveText([
    'To do',
    'Write the docs',
    'Done',
    'Write tests',
    'Make a plan',
  ]);
});
