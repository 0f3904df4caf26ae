import { render } from '@testing-library/react';
import axe from 'axe-core';
import { type ComponentType, StrictMode, version } from 'react';
import { describe, expect, it } from 'vitest';

const demos = import.meta.glob<{ default: ComponentType }>('../../docs/**/demo/**/[a-z]*.tsx', {
  eager: true,
});

/** Rules that need a real page around the demo, or a layout, which jsdom does not compute. */
const RULES_OF_A_PAGE = ['region', 'color-contrast'];

it('there are demos', () => {
  expect(Object.keys(demos).length).toBeGreaterThan(0);
});

// The setup file fails a test on any console output.
describe.each(Object.entries(demos))('%s', (_, { default: Demo }) => {
  it('mounts, also in strict mode, and unmounts without a word', () => {
    const { container, unmount } = render(
      <StrictMode>
        <Demo />
      </StrictMode>,
    );
    expect(container).not.toBeEmptyDOMElement();
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
