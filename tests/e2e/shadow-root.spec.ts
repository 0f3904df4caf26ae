import { openScript } from '../support/script-page';
import { expect, test } from './test';

test('in a shadow root the keyboard finds what the document does not', async ({ page }) => {
  await openScript(
    page,
    `
      import { StyleProvider } from '@ant-design/cssinjs';
      import { useRef, useState } from 'react';
      import { createRoot } from 'react-dom/client';
      import { ButtonExt, DrawerExt, ModalExt, RangeNumberExt, type RangeNumberRef, TreeExt } from '../../src/antd-ext/src';

      const host = document.body.appendChild(document.createElement('div'));
      const shadow = host.attachShadow({ mode: 'open' });
      const root = shadow.appendChild(document.createElement('div'));

      function App() {
        const range = useRef<RangeNumberRef>(null);
        const [blurs, setBlurs] = useState(0);
        const leave = (event) => event.key === 'F2' && range.current?.blur();
        return (
          <>
            <TreeExt
              aria-label="Folders"
              treeData={[{ key: 'a', title: 'Letters' }, { key: 'b', title: 'Bills' }]}
              getNodeMore={() => [{ key: 'write', label: 'Write' }]}
            />
            <div onKeyDown={leave}>
              <RangeNumberExt ref={range} aria-label="Price" onBlur={() => setBlurs(blurs + 1)} />
            </div>
            <output>{blurs}</output>
            <DrawerExt title="Details" getContainer={() => root} trigger={<ButtonExt>Edit</ButtonExt>} />
            <ModalExt title="Question" getContainer={() => root} trigger={<ButtonExt>Ask</ButtonExt>} />
          </>
        );
      }
      createRoot(root).render(<StyleProvider container={shadow}><App /></StyleProvider>);
    `,
  );
  const tree = page.getByRole('tree', { name: 'Folders' });
  await tree.press('ArrowDown');
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Write' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tree).toBeFocused();

  const [start, end] = [page.getByRole('spinbutton').first(), page.getByRole('spinbutton').last()];
  await start.fill('9');
  await end.fill('3');
  // As when the whole window loses the focus.
  await end.evaluate((input) =>
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true })),
  );
  await expect(start).toHaveValue('9');
  await end.press('F2');
  await expect(start).toHaveValue('3');
  await expect(page.locator('output')).toHaveText('1');

  for (const [name, title] of [
    ['Edit', 'Details'],
    ['Ask', 'Question'],
  ] as const) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: title })).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
