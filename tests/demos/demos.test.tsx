import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import axe from 'axe-core';
import { type ComponentType, StrictMode, version } from 'react';
import { describe, expect, it } from 'vitest';
import { isUntranslated } from '../support/demo-words';

const demos = import.meta.glob<{ default: ComponentType }>('../../docs/**/demo/**/[a-z]*.tsx', {
  eager: true,
});

/** Rules that need a real page around the demo, or a layout, which jsdom does not compute. */
const RULES_OF_A_PAGE = ['region', 'color-contrast'];

/** The texts that are seen or read out. */
function textsOf(container: HTMLElement): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (textContent && !parentElement?.closest('style, code')) texts.push(textContent);
  }
  for (const name of ['aria-label', 'placeholder', 'title']) {
    for (const element of container.querySelectorAll(`[${name}]:not([role="img"])`)) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts;
}

it('there are demos', () => {
  expect(Object.keys(demos).length).toBeGreaterThan(0);
});

// The setup file fails a test on any console output.
describe.each(Object.entries(demos))('%s', (file, { default: Demo }) => {
  it('mounts in Chinese, also in strict mode, and unmounts without a word', () => {
    const { container, unmount } = render(
      <StrictMode>
        <ConfigProvider locale={zhCN}>
          <Demo />
        </ConfigProvider>
      </StrictMode>,
    );
    expect(container).not.toBeEmptyDOMElement();
    // The examples of functions speak code: their labels are the names of parameters.
    const speaksCode = file.includes('docs/guide/');
    expect(textsOf(container).filter((text) => !speaksCode && isUntranslated(text))).toEqual([]);
    unmount();
  });

  // What an older React draws is the same.
  it.skipIf(version.startsWith('18'))('has no accessibility fault', async () => {
    const { container } = render(<Demo />);
    const { violations } = await axe.run(container, {
      rules: Object.fromEntries(RULES_OF_A_PAGE.map((rule) => [rule, { enabled: false }])),
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
